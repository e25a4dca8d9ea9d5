import type { JsonObject } from '@/lib/catalogue/json-path';
import { printCatalogue } from '@/lib/catalogue/print';
import { createDocument, textOf } from '@/lib/editor/document';
import { mergeCatalogues } from '@/lib/editor/merge';
import { idHistory } from '@/lib/editor/versions/history';
import { site } from '@/lib/site';
import { buildFullApp } from '../../../fixtures/apps';
import { catalogueFile } from '../../../fixtures/catalogue-file';
import { localizedApps, localizedText, withLocalizedTexts } from '../../../fixtures/localized';
import { fc, hostileText } from '../../../fixtures/properties';

// What writes the catalogue keeps the texts in all languages.

const own = site.languages[0];

const open = (apps: readonly JsonObject[]) =>
  createDocument({ ...catalogueFile(apps), isRepaired: false }, apps);

test('the format', () => {
  expect(printCatalogue(localizedApps)).toBe(localizedText);
  fc.assert(
    fc.property(withLocalizedTexts(buildFullApp(), hostileText()), (app) => {
      expect(JSON.parse(printCatalogue([app]))).toEqual([app]);
    }),
  );
});

test('a save of the editor, which changes one line', () => {
  const document = open(localizedApps);
  const { rows, setField } = document.getState();
  setField(rows[0]!.key, ['downloads'], 7);
  expect(textOf(document.getState())).toBe(localizedText.replace('"downloads": 1840000', '"downloads": 7'));
});

test('a text in one language, which leaves the others', () => {
  fc.assert(
    fc.property(
      withLocalizedTexts(buildFullApp(), fc.constant('Q')),
      fc.constantFrom('de', 'ar', own),
      (app, language) => {
        const document = open([app]);
        const { rows, setField, undo } = document.getState();
        setField(rows[0]!.key, ['status', 'deprecated'], 'New', language);
        const { status, ...others } = document.getState().rows[0]!.value;
        expect({ ...others, status: app.status }).toEqual(app);
        expect(JSON.stringify(status)).toContain('New');
        undo();
        expect(document.getState().rows[0]!.value).toBe(app);
      },
    ),
  );
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
