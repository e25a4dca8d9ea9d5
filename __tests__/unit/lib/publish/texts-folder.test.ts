import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageImports, textsFolder } from '@/lib/publish/texts-folder';

test('finds the folder of a language', () => {
  expect(textsFolder(process.cwd(), 'de')).toBe('lib/texts/de');
});

test.each(['fr', '', '..', 'Deutsch'])('rejects %j, of which there are no texts', (language) => {
  expect(() => textsFolder(process.cwd(), language)).toThrow(
    `The language of the site is ${JSON.stringify(language)}, of which lib/texts has no folder.`,
  );
});

describe('languageImports', () => {
  const root = mkdtempSync(join(tmpdir(), 'languages-'));
  afterAll(() => rmSync(root, { recursive: true }));
  beforeAll(() => {
    for (const language of ['de', 'ja']) {
      mkdirSync(join(root, 'lib', 'texts', language), { recursive: true });
      writeFileSync(join(root, 'lib', 'texts', language, 'language.ts'), '');
    }
    writeFileSync(join(root, 'lib', 'site.de.ts'), '');
  });

  test('leads to the texts of the interface and of the owner', () => {
    expect(languageImports(root, 'de')).toEqual({
      '@/texts/*': 'lib/texts/de/*',
      '@/lib/site': 'lib/site.de.ts',
    });
  });

  test('leaves the owner’s texts as they are in a language that has none', () => {
    expect(languageImports(root, 'ja')).toEqual({ '@/texts/*': 'lib/texts/ja/*' });
  });
});
