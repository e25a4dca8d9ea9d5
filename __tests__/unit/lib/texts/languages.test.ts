import { readdirSync } from 'node:fs';
import * as english from '../../../fixtures/english';

const LANGUAGES = readdirSync('lib/texts').filter((name) => name !== 'en' && !name.includes('.'));

/** Finds texts that a language lacks, and functions that would be called without all of their arguments. */
function lacking(own: unknown, text: unknown, path: string): string[] {
  if (typeof own !== typeof text) return [path];
  if (typeof own === 'function' && typeof text === 'function') return own.length > text.length ? [path] : [];
  if (typeof text !== 'object') return [];
  return Object.entries(Object(text)).flatMap(([name, member]) =>
    lacking(Object(own)[name], member, `${path}.${name}`),
  );
}

test.each(LANGUAGES)('%s has all texts of English', async (language) => {
  for (const [area, texts] of Object.entries(english))
    expect(lacking(await import(`@/lib/texts/${language}/${area}`), texts, area)).toEqual([]);
});

test('finds a missing text, another type and another number of arguments', () => {
  const texts = { a: '', b: () => '', c: ['', ''], d: { e: '' } };
  const own = { b: (_count: number) => '', c: [''], d: { e: () => '' } };
  expect(lacking(own, texts, 'x')).toEqual(['x.a', 'x.b', 'x.c.1', 'x.d.e']);
});

test('each area is compared', () => {
  const areas = readdirSync('lib/texts/en').filter((name) => name !== 'plural.ts');
  expect(areas.map((name) => name.replace('.ts', ''))).toEqual(Object.keys(english));
});

test.each(['en', ...LANGUAGES])(
  'in %s, what is heard of a control contains what is seen of it',
  async (language) => {
    const [home, installed, filters, choice, shared] = await Promise.all(
      ['home', 'installed', 'filters', 'choice', 'shared'].map(
        (area) => import(`@/lib/texts/${language}/${area}`),
      ),
    );
    const controls = [
      [home.showAllShort, home.showAllOf('X')],
      [installed.remove, installed.removeOfId(1)],
      [installed.share, installed.shareList],
      [installed.exportIt, installed.exportList],
      [installed.importIt, installed.importList],
      [filters.clear, filters.clearFilters],
      [choice.clear, choice.clearChosen],
      [shared.compare, shared.compareApp('X')],
    ];
    for (const [seen, heard] of controls) expect(heard.toLowerCase()).toContain(seen.toLowerCase());
  },
);
