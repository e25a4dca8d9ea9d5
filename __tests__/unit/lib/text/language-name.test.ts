import { languageName } from '@/lib/text/language-name';

test.each([
  ['pt-BR', 'Portuguese (Brazil)'],
  ['sr-Latn', 'Serbian (Latin)'],
  ['ca-valencia', 'Catalan (valencia)'],
  ['de-1996', 'German (1996)'],
  ['xx-valencia', undefined],
  ['xx', undefined],
  ['no tag', undefined],
])('names the language %s, also in a browser without the names of variants', (tag, name) => {
  const { of } = Intl.DisplayNames.prototype;
  jest.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (this: Intl.DisplayNames, tag) {
    return /valencia|1996/.test(tag) ? undefined : of.call(this, tag);
  });
  expect(languageName(tag)).toBe(name);
});
