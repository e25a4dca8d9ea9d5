/** A square PNG image. */
export interface IcoImage {
  /** In pixels, at most 256. */
  edge: number;
  png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Creates an `.ico` file of PNG images, which all current browsers support. Sharp cannot write `.ico` files. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ edge, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    // The format stores an edge of 256 as 0.
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
