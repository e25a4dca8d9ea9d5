import { closenessTo, nearnessTo } from '@/lib/catalogue/search/closeness';
import { fc } from '../../../../fixtures/properties';

test.each([
  ['mail', 'mail'],
  ['mystery', 'mysteries'],
  ['mysteries', 'mystery'],
  ['c', 'c'],
])('%j is %j', (word, term) => {
  expect(closenessTo(word)(term)).toBe(1);
});

test.each([
  ['mai', 'mailbox'],
  ['mails', 'mailbox'],
  ['galleries', 'galleryview'],
  ['movie', 'moviemaker'],
  ['蔵', '蔵書'],
])('%j is the start of %j, which counts less', (word, term) => {
  expect(closenessTo(word)(term)).toBeGreaterThan(0);
  expect(closenessTo(word)(term)).toBeLessThan(1);
});

test.each([
  ['mailbox', 'mail'],
  ['box', 'mailbox'],
  ['c', 'csharp'],
  ['apps', 'apparatus'],
])('%j is no start of %j', (word, term) => {
  expect(closenessTo(word)(term)).toBe(0);
});

test.each([
  ['wagtial', 'wagtail', 'swapped letters'],
  ['awgtail', 'wagtail', 'swapped first letters'],
  ['gulg', 'glug', 'swapped letters of a short word'],
  ['2178', '2187', 'swapped digits'],
  ['wagtaill', 'wagtail', 'an additional letter'],
  ['wgtail', 'wagtail', 'a missing letter'],
  ['wgtal', 'wagtail', 'two missing letters'],
  ['wogtail', 'wagtail', 'a wrong letter'],
  ['fog', 'fag', 'a wrong letter of three'],
  ['ねこカナラ', 'ねこカメラ', 'a wrong letter of another script'],
])('%j is near to %j: %s', (word, term) => {
  expect(nearnessTo(word)(term)).toBeGreaterThan(0.5);
  expect(nearnessTo(word)(term)).toBeLessThan(1);
});

test.each([
  ['ga', 'go'],
  ['glxy', 'glug'],
  ['wxxxail', 'wagtail'],
])('%j is not near to %j', (word, term) => {
  expect(nearnessTo(word)(term)).toBe(0);
});

test('a term is at least as near as it is close, and nearer with fewer errors', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, two) => {
      expect(nearnessTo(one)(two)).toBeGreaterThanOrEqual(closenessTo(one)(two));
      expect(nearnessTo(one)(two)).toBeLessThanOrEqual(1);
    }),
  );
  expect(nearnessTo('mails')('mail')).toBe(1);
  expect(nearnessTo('wagtail')('wagtall')).toBeGreaterThan(nearnessTo('wagtail')('wagall'));
});
