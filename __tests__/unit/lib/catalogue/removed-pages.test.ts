import type { AppNames } from '@/lib/catalogue/names';
import { redirectOf, removedPages } from '@/lib/catalogue/removed-pages';

/** The pages that end, if each app becomes the one at its position. */
const removed = (base: readonly AppNames[], head: readonly (AppNames | undefined)[]) =>
  removedPages(
    base,
    head.flatMap((app) => app ?? []),
    (app) => head[base.indexOf(app)],
  );

/** @example '/apps/developers/nest -> Wren (2), Plover (1)' */
const urlsOf = (...versions: Parameters<typeof removed>) =>
  removed(...versions).map(({ url, newNames }) =>
    [url, newNames.map(({ name, count }) => `${name} (${count})`).join(', ')].join(' -> '),
  );

const by = (...names: string[]): AppNames[] => names.map((companyName) => ({ companyName }));
const inCategories = (...lists: string[][]): AppNames[] => lists.map((categories) => ({ categories }));

test('the page of an old name ends, with the apps that it had', () => {
  const base = by('Quill & Co', 'Nest', 'quill & co');
  expect(removed(base, by('Wren', 'Nest', 'Wren'))).toEqual([
    {
      kind: 'developer',
      name: 'Quill & Co',
      url: '/apps/developers/quill-co',
      apps: [base[0], base[2]],
      newNames: [{ name: 'Wren', slug: 'wren', count: 2 }],
    },
  ]);
});

test('pages of developers are first, then those of categories and of collections', () => {
  const app = (name: string) => ({ companyName: name, categories: [name], collections: [name] });
  expect(urlsOf([app('Ноты'), app('Art')], [app('Music'), app('Paint')])).toEqual(
    ['developers', 'categories', 'collections'].flatMap((folder) => [
      `/apps/${folder}/${encodeURIComponent('ноты')} -> Music (1)`,
      `/apps/${folder}/art -> Paint (1)`,
    ]),
  );
});

test.each([
  [
    'the most frequent one is first',
    [['Art'], ['Art'], ['Art']],
    [['Paint'], ['Ink'], ['Ink']],
    'Ink (2), Paint (1)',
  ],
  ['an app can have several', [['Art'], ['Art']], [['Paint', 'Ink'], ['Ink']], 'Ink (2), Paint (1)'],
  ['not one that the app had before', [['Art', 'Tools']], [['Tools', 'Paint']], 'Paint (1)'],
  ['not one that the app had in another spelling', [['Art', 'Tools']], [['TOOLS', 'Paint']], 'Paint (1)'],
  ['the name itself in a spelling with another URL', [['Art', 'Tools']], [['A-R-T', 'Tools']], 'A-R-T (1)'],
  ['an app counts once', [['Art']], [['Paint', 'paint']], 'Paint (1)'],
  ['none, if the app is in no other category', [['Art', 'Tools']], [['Tools']], ''],
])('new names: %s', (_title, base, head, names) => {
  expect(urlsOf(inCategories(...base), inCategories(...head))).toEqual([`/apps/categories/art -> ${names}`]);
});

test('removed apps have no new names', () => {
  expect(urlsOf(by('Nest', 'Nest', 'Wren'), [undefined, ...by('Wren', 'Wren')])).toEqual([
    '/apps/developers/nest -> Wren (1)',
  ]);
  expect(urlsOf(by('Nest', 'Wren'), [undefined, ...by('Wren')])).toEqual(['/apps/developers/nest -> ']);
});

test.each([
  ['one app has the name', by('Nest', 'Nest'), by('Wren', 'Nest')],
  ['another app has it now', by('Nest', 'Wren'), by('Wren', 'Nest')],
  ['it is in another spelling', by('Open Window'), by('open-window')],
])('the page of a name stays while %s', (_title, base, head) => {
  expect(removed(base, head)).toEqual([]);
});

test('a redirect leads to the page of the most frequent new name', () => {
  const base = inCategories(['Art'], ['Art'], ['Art'], ['Maps']);
  const head = inCategories(['Paint'], ['Ink Well'], ['Ink Well'], []);
  expect(removed(base, head).map(redirectOf)).toEqual([
    'Let your host redirect /apps/categories/art to /apps/categories/ink-well.',
    '',
  ]);
});
