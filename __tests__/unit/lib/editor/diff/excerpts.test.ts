import { excerpts } from '@/lib/editor/diff/excerpts';
import { fc } from '../../../../fixtures/properties';

const LONG = 'A long text about letters and parcels, which goes on and on, '.repeat(4);

test('returns short texts whole, in one line', () => {
  expect(excerpts('One.\n\nTwo.', 'One.  Three.')).toEqual(['One. Two.', 'One. Three.']);
});

test('returns the differing part of long texts, with some words of context', () => {
  const [before, after] = excerpts(`${LONG}two floppy disks. ${LONG}`, `${LONG}three floppy disks. ${LONG}`);
  expect(before).toMatch(/^….*goes on and on, two floppy disks\. .*…$/);
  expect(after).toMatch(/^….*goes on and on, three floppy disks\. .*…$/);
});

test('returns the start of an appended paragraph', () => {
  const [before, after] = excerpts(LONG, `${LONG}And now for a game.`);
  expect(before).toMatch(/^….*on and on,$/);
  expect(after).toMatch(/And now for a game\.$/);
});

test('returns the starts of texts that have nothing in common', () => {
  const [before, after] = excerpts('ab '.repeat(80), 'cd '.repeat(80));
  expect(before).toMatch(/^(ab )+a?b?…$/);
  expect(after).toMatch(/^(cd )+c?d?…$/);
});

test('does not split surrogate pairs', () => {
  for (const shift of ['', 'x'])
    for (const part of excerpts(`${shift}${'🦜'.repeat(99)}`, `y${shift}${'🐦'.repeat(99)}`))
      expect(part.isWellFormed?.() ?? !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(part)).toBe(true);
});

test('returns short excerpts in one line, which differ if the words differ', () => {
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
