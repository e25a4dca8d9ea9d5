import { textsFolder } from '@/lib/publish/texts-folder';

test('finds the folder of a language', () => {
  expect(textsFolder(process.cwd(), 'de')).toBe('lib/texts/de');
});

test.each(['fr', '', '..', 'Deutsch'])('rejects %j, of which there are no texts', (language) => {
  expect(() => textsFolder(process.cwd(), language)).toThrow(
    `The language of the site is ${JSON.stringify(language)}, of which lib/texts has no folder.`,
  );
});
