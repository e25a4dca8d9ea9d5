import { parse } from 'csv-parse/sync';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { localize } from '@/lib/catalogue/localize';
import { appSchema } from '@/lib/catalogue/schema';
import { readTable, writeTable } from '@/lib/editor/csv/table';
import { site } from '@/lib/site';
import { buildApp, buildFullApp } from '../../../../fixtures/apps';
import { LANGUAGES, localizedApps, withLocalizedTexts } from '../../../../fixtures/localized';
import { fc, fewRuns, hostileText } from '../../../../fixtures/properties';

const setLanguages = (languages: readonly string[]) =>
  jest.replaceProperty(site, 'languages', languages as never);
beforeEach(() => {
  setLanguages(LANGUAGES);
});

const write = (apps: readonly JsonObject[]) => writeTable(apps, ',');

const read = (table: string, apps: readonly JsonObject[]) => readTable(Buffer.from(table), apps);

const validText = hostileText().filter((text) => appSchema.shape.title.safeParse(text).success);

/** The rows as objects by their headings. */
const rowsOf = (table: string): Record<string, string>[] => parse(table, { bom: true, columns: true });

/** The app after a table with its id and other cells was imported. */
function changed(app: object, cells: Record<string, string>) {
  const row = { id: '1', ...cells };
  const line = (texts: string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
  const table = [line(Object.keys(row)), line(Object.values(row))].join('\n');
  return read(table, [{ ...app }]).edited[0];
}

test('a text has a column for each language', () => {
  const [tidewater, crumb, , lantern] = rowsOf(write(localizedApps));
  expect(tidewater).toMatchObject({
    title: 'Tidewater',
    'title (de)': 'Tidenzeit',
    'title (ar)': 'تايدووتر',
    price: 'Free for one harbour',
    'price (de)': 'Für einen Hafen kostenlos',
    categories: 'At sea, Wetter',
    'categories (de)': 'Auf See, Wetter',
    'earlier version 1 changes (de)': 'Alarme.',
    'earlier version 1 changes (ar)': '',
    'screenshot 1 alt (ar)': 'جدول يوم واحد',
  });
  expect(crumb).toMatchObject({ title: 'Crumb', 'title (de)': '', price: '4.99 EUR', 'price (de)': '' });
  expect(lantern).toMatchObject({ title: '', 'title (de)': 'Laterne' });
  expect(
    Object.keys(tidewater!).filter((heading) => /\((?:en|fr)\)|^(?:id|links|badges) \(/.test(heading)),
  ).toEqual([]);
});

test('a site with one language has one column, and keeps the texts in others', () => {
  const app = { ...buildApp(), title: { en: 'Quill', de: 'Kiel' } };
  setLanguages(['en']);
  const table = write([app]);
  expect(rowsOf(table)[0]).not.toHaveProperty('title (de)');
  expect(read(table.replace('Quill', 'Pen'), [app]).edited).toEqual([
    { ...app, title: { en: 'Pen', de: 'Kiel' } },
  ]);
});

test('a table that is not changed changes nothing', () => {
  expect(read(write(localizedApps), localizedApps).edited).toEqual(localizedApps);
  fc.assert(
    fc.property(withLocalizedTexts(buildFullApp(), validText), (app) => {
      expect(read(write([app]), [app]).edited).toEqual([app]);
    }),
    fewRuns(20),
  );
});

test('a table alone has each text that pages show', () => {
  const text = validText.filter((value) => value.trim() === value);
  const languages = [...LANGUAGES, 'fr'];
  setLanguages(languages);
  fc.assert(
    fc.property(withLocalizedTexts(buildFullApp(), text), (app) => {
      const { edited } = read(write([app]), []);
      for (const language of languages) {
        const order = [language, ...languages];
        expect(localize(edited, order)).toEqual(localize([app], order));
      }
    }),
    fewRuns(20),
  );
});

test.each([
  ['of one language', { 'title (de)': 'Kiel' }, { title: { en: 'Wagtail', de: 'Kiel' } }],
  ['of all', { title: 'Quill', 'title (de)': 'Kiel' }, { title: { en: 'Quill', de: 'Kiel' } }],
  ['in a list', { 'keywords (de)': 'Briefe' }, { keywords: [{ en: 'post', de: 'Briefe' }] }],
  ['of a screenshot', { 'screenshot 2 alt (ar)': 'رسالة' }, { screenshots: [{}, { alt: { ar: 'رسالة' } }] }],
  ['of a status', { 'deprecated (de)': 'Alt.' }, { status: { deprecated: { de: 'Alt.' } } }],
])('a cell changes the text %s', (_, cells, after) => {
  expect(changed(buildFullApp(), cells)).toMatchObject(after);
});

const lists = {
  categories: [{ en: 'Tools', de: 'Werkzeuge' }, 'Web', { en: 'Music', de: 'Musik', fr: 'Musique' }],
};

test.each([
  ['in another order', { categories: 'Music, Tools' }, [lists.categories[2], lists.categories[0]]],
  [
    'with another name',
    { categories: 'Tools, Web, Songs' },
    [lists.categories[0], 'Web', { en: 'Songs', de: 'Musik', fr: 'Musique' }],
  ],
  ['with one more', { categories: 'Tools, Web, Music, Post' }, [...lists.categories, 'Post']],
  [
    'in one language',
    { 'categories (de)': 'Werkzeug, Web, Musik' },
    [{ en: 'Tools', de: 'Werkzeug' }, 'Web', lists.categories[2]],
  ],
  ['without one language', { 'categories (de)': '' }, ['Tools', 'Web', { en: 'Music', fr: 'Musique' }]],
])('the entries of a list keep their languages %s', (_, cells, after) => {
  expect(changed({ ...buildApp(), ...lists }, cells)).toMatchObject({ categories: after });
});

test('a list that is emptied in each language is removed', () => {
  const app = { ...buildApp(), ...lists };
  expect(changed(app, { categories: '', 'categories (de)': '' })).not.toHaveProperty('categories');
});

test('a list with another number of entries than that of the site’s language is refused', () => {
  expect(() => changed({ ...buildApp(), ...lists }, { 'categories (de)': 'Werkzeuge' })).toThrow(
    'row 2, column "categories (de)" has 1 text, and the list in en has 3. Write one for each, in the same order.',
  );
});

test.each([
  ['has fewer entries', 'Tools, Web', 'Musik'],
  ['has another entry more', 'Tool, Web, Music, Post', 'Werkzeuge'],
  ['has another order and another name', 'Music, Web, Tool', 'Werkzeuge'],
  ['is empty', '', 'Werkzeuge'],
])('a translation is not lost if its cell still has it, and the list %s', (_, categories, lost) => {
  const cells = { categories, 'categories (de)': 'Werkzeuge, Web, Musik' };
  expect(() => changed({ ...buildApp(), ...lists }, cells)).toThrow(
    `row 2, column "categories (de)" has "${lost}", and the list in en has no such entry any more.`,
  );
});

test('one of two equal translations is not lost', () => {
  const categories = ['Tools', 'Web', 'Works'].map((en) => ({ en, de: en === 'Web' ? 'Web' : 'Werk' }));
  const cells = { categories: 'Tools, Web', 'categories (de)': 'Werk, Web, Werk' };
  expect(() => changed({ ...buildApp(), categories }, cells)).toThrow('has "Werk", and the list in en');
});

test('a translation stays at the entry of an unchanged cell', () => {
  const cells = { categories: 'Music, Songs, Tools', 'categories (de)': 'Werkzeuge, Web, Musik' };
  expect(changed({ ...buildApp(), ...lists }, cells)).toMatchObject({
    categories: [lists.categories[2], 'Songs', lists.categories[0]],
  });
});
