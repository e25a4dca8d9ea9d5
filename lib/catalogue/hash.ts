/** A hash of a text: FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
