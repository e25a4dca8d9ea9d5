import { icoFile } from '@/lib/build/artwork/ico';

test('contains each image at the offset in its directory', () => {
  const pictures = [
    { edge: 16, png: Buffer.from('small') },
    { edge: 256, png: Buffer.from('larger') },
  ];
  const ico = icoFile(pictures);
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(ico.readUInt16LE(4)).toBe(2);
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0]);
  for (const [index, text] of ['small', 'larger'].entries()) {
    const [length, offset] = [ico.readUInt32LE(14 + 16 * index), ico.readUInt32LE(18 + 16 * index)];
    expect(ico.subarray(offset, offset + length).toString()).toBe(text);
  }
});
