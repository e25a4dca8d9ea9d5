import { FIELDS } from '@/lib/catalogue/field-tree';
import { checkMarked, formatted, markField } from '../../../../fixtures/placed';
import { buildValidApp } from '../../../../fixtures/valid-app';

const app = (id: number, categories: string[]) => buildValidApp({ id, title: `App ${id}`, categories });

test('warns about a category whose name is spelled in several ways, at each rarer spelling', () => {
  const apps = [app(1, ['photo video', 'Tools']), app(2, ['Photo & Video']), app(3, ['Photo & Video'])];
  const { diagnostics, place } = checkMarked(markField(apps, 0, 'categories'));
  expect(diagnostics.map(formatted)).toEqual([
    'warning 0.categories.0: is "photo video", but other apps use "Photo & Video". Use one spelling for all apps of a category.',
  ]);
  expect(diagnostics[0]).toMatchObject({ rule: 'category-spelling', line: place.line + 1 });
});

test.each([
  ['Cafe\u0301', 'Caf\u00e9', 'the encoding of accents'],
  ['Photo\u00a0Video', 'Photo Video', 'spaces or invisible characters'],
  ['Pho\u200bto', 'Photo', 'spaces or invisible characters'],
])('says in what the spellings %j and %j differ, which look the same', (name, usual, difference) => {
  const apps = [app(1, [name]), app(2, [usual]), app(3, [usual])];
  expect(checkMarked(`«${JSON.stringify(apps)}`).diagnostics.map(formatted)).toEqual([
    `warning 0.categories.0: is "${name}", but other apps use "${usual}", which differs in ${difference}. Use one spelling for all apps of a category.`,
  ]);
});

test('"and" is a spelling of "&"', () => {
  const apps = [app(1, ['Photo and Video']), app(2, ['Photo & Video']), app(3, ['Photo & Video', 'Android'])];
  const { diagnostics } = checkMarked(`«${JSON.stringify(apps)}`);
  expect(diagnostics.map(({ rule, path }) => [rule, path])).toEqual([
    ['category-spelling', [0, 'categories', 0]],
  ]);
});

test('a category is not a spelling of a developer, and names without letters are not compared', () => {
  const apps = [app(1, ['FJORDLINE', '!']), app(2, ['?', '..']), buildValidApp({ id: 3, title: 'Gosling' })];
  expect(checkMarked(`«${JSON.stringify(apps)}`).diagnostics).toEqual([]);
});

test('a space around a name is no other spelling', () => {
  const apps = [app(1, ['Photo & Video ']), app(2, ['Photo & Video '])].concat(app(3, ['Photo & Video']));
  const { diagnostics } = checkMarked(`«${JSON.stringify(apps)}`);
  expect(diagnostics.map(({ rule, path }) => [rule, path[0]])).toEqual([
    ['text-space', 0],
    ['text-space', 1],
  ]);
});

test('an app with two spellings of one category has one warning', () => {
  const { diagnostics } = checkMarked(`«${JSON.stringify([app(1, ['Tools', 'TOOLS'])])}`);
  expect(diagnostics.map(({ path }) => path)).toEqual([[0, 'categories', 1]]);
});

test('warns about an app in more than three categories', () => {
  const { diagnostics } = checkMarked(
    markField([app(1, ['A', 'B', 'C', 'D']), app(2, ['A', 'B', 'C'])], 0, 'categories'),
  );
  expect(diagnostics.map(formatted)).toEqual([
    'warning 0.categories: has 4 names. Use 3 or fewer, the ones that tell most.',
  ]);
});

test('warns about a text that a list has twice, of every list of texts, at each repetition', () => {
  const lists = FIELDS.filter(({ entry }) => entry?.kind === 'text').map(({ name }) => name);
  expect(lists).toContain('platforms');
  for (const name of lists) {
    const apps = [buildValidApp({ [name]: ['MIT', 'Go', 'MIT', 'MIT'] })];
    const { diagnostics } = checkMarked(`«${JSON.stringify(apps)}`);
    expect(diagnostics.filter(({ rule }) => rule === 'repeated-entry').map(formatted)).toEqual(
      [2, 3].map(
        (at) => `warning 0.${name}.${at}: is "MIT", which the list has already. Remove it from the list.`,
      ),
    );
  }
});

test('warns about two tags of one language, and not about languages that differ', () => {
  const apps = [buildValidApp({ languages: ['en', 'EN', 'pt', 'pt-BR', 'xx', 'XX', 'pt-br'] })];
  const { diagnostics } = checkMarked(`«${JSON.stringify(apps)}`);
  expect(diagnostics.filter(({ rule }) => rule === 'repeated-entry').map(formatted)).toEqual([
    'warning 0.languages.1: is "EN", which the list has already as "en". Remove it from the list.',
    'warning 0.languages.6: is "pt-br", which the list has already as "pt-BR". Remove it from the list.',
  ]);
});

test('warns about a collection whose name is spelled in several ways', () => {
  const spelled = ['Start here', 'Start here', 'start-here'].map((name, id) =>
    buildValidApp({ id, title: `App ${id}`, collections: [name] }),
  );
  expect(checkMarked(`«${JSON.stringify(spelled)}`).diagnostics.map(formatted)).toEqual([
    'warning 2.collections.0: is "start-here", but other apps use "Start here". Use one spelling for all apps of a collection.',
  ]);
});
