import { languageName } from '@/lib/text/language-name';

test.each([
  ['pt-BR', 'Portuguese (Brazil)'],
  ['sr-Latn', 'Serbian (Latin)'],
  ['xx', undefined],
  ['no tag', undefined],
])('names the language %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
