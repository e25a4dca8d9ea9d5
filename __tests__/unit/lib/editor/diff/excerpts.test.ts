import fc from 'fast-check';
import { excerpts } from '@/lib/editor/diff/excerpts';

const LONG = 'A long text about letters and parcels, which goes on and on, '.repeat(4);

test('short texts stand whole, in one line', () => {
  expect(excerpts('One.\n\nTwo.', 'One.  Three.')).toEqual(['One. Two.', 'One. Three.']);
});

test('of long texts, what differs stands with some words around it', () => {
  const [before, after] = excerpts(`${LONG}two floppy disks. ${LONG}`, `${LONG}three floppy disks. ${LONG}`);
  expect(before).toMatch(/^….*goes on and on, two floppy disks\. .*…$/);
  expect(after).toMatch(/^….*goes on and on, three floppy disks\. .*…$/);
});

test('a paragraph put to the end is told by its start', () => {
  const [before, after] = excerpts(LONG, `${LONG}And now for a game.`);
  expect(before).toMatch(/^….*on and on,$/);
  expect(after).toMatch(/And now for a game\.$/);
});

test('texts that have nothing in common are told by their starts', () => {
  const [before, after] = excerpts('ab '.repeat(80), 'cd '.repeat(80));
  expect(before).toMatch(/^(ab )+a?b?…$/);
  expect(after).toMatch(/^(cd )+c?d?…$/);
});

test('no letter outside the basic plane is cut in half', () => {
  for (const shift of ['', 'x'])
    for (const part of excerpts(`${shift}${'🦜'.repeat(99)}`, `y${shift}${'🐦'.repeat(99)}`))
      expect(part.isWellFormed?.() ?? !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(part)).toBe(true);
});

test('excerpts are short, in one line, and differ wherever the words do', () => {
  const words = fc.array(fc.constantFrom('na', 'nana', 'bat', '\n\n', 'man,'), { maxLength: 90 });
  fc.assert(
    fc.property(words, words, words, words, (start, a, b, end) => {
      const [x, y] = [a, b].map((middle) => [...start, ...middle, ...end].join(' '));
      const [before, after] = excerpts(x!, y!);
      expect(Math.max(before.length, after.length)).toBeLessThanOrEqual(92);
      expect(before + after).not.toMatch(/\n/);
      expect(before === after).toBe(x!.replace(/\s+/g, ' ').trim() === y!.replace(/\s+/g, ' ').trim());
    }),
  );
});
