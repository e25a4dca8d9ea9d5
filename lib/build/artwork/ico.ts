/** A square PNG, with its edge in pixels (at most 256). */
export interface IcoImage {
  edge: number;
  png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** A `.ico` file of PNGs, which every browser of the last fifteen years reads. Sharp writes none. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ edge, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    // An edge of 256 is written as 0.
    entry.writeUInt8(edge % 256, 0);
    entry.writeUInt8(edge % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
