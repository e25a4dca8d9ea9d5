import type { JsonObject } from '@/lib/catalogue/json-path';
import { createDocument, textOf } from '@/lib/editor/document';
import { mergeCatalogues } from '@/lib/editor/merge';
import { idHistory } from '@/lib/editor/versions/history';
import { site } from '@/lib/site';
import { catalogueFile } from '../../../fixtures/catalogue-file';
import { localizedApps, localizedText } from '../../../fixtures/localized';

// What writes the catalogue keeps the texts in all languages.

const own = site.languages[0];

const open = (apps: readonly JsonObject[]) =>
  createDocument({ ...catalogueFile(apps), isRepaired: false }, apps);

test('a save of the editor, which changes one line', () => {
  const document = open(localizedApps);
  const { rows, setField } = document.getState();
  setField(rows[0]!.key, ['downloads'], 7);
  expect(textOf(document.getState())).toBe(localizedText.replace('"downloads": 1840000', '"downloads": 7'));
});

test('a merge of two versions', () => {
  const change = (index: number, fields: JsonObject) =>
    localizedApps.map((app, position) => (position === index ? { ...app, ...fields } : app));
  const title = { en: 'Tidewater', de: 'Gezeiten' };
  const summary = { de: 'Brot.', ar: 'خبز' };
  const { conflicts, resolve } = mergeCatalogues(localizedApps, change(0, { title }), change(1, { summary }));
  expect(conflicts).toEqual([]);
  const [first, second, ...others] = resolve(new Map(), 1).map(({ value }) => value);
  expect(first).toEqual({ ...localizedApps[0], title });
  expect(second).toEqual({ ...localizedApps[1], summary });
  expect(others).toEqual(localizedApps.slice(2));
});

test('the history of ids has names in the language of the site', () => {
  const app = { id: 3, title: { qaa: 'X', [own]: 'Quill' }, categories: ['Tools', { [own]: 'Pens' }] };
  expect([...idHistory([Buffer.from(JSON.stringify([app]))])]).toMatchObject([
    [3, [{ title: 'Quill', categories: ['Tools', 'Pens'] }]],
  ]);
});
