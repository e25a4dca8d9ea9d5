import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { FIELDS, type Field } from '@/lib/catalogue/field-tree';
import { fieldTable, jsonSchema } from '@/lib/catalogue/json-schema';
import { APP_FIELDS } from '@/lib/catalogue/schema';
import { buildFullApp } from '../../../fixtures/apps';
import { LANGUAGES, localizedApps, withLocalizedTexts } from '../../../fixtures/localized';
import { fc } from '../../../fixtures/properties';
import { catalogue } from '../../../fixtures/site/catalogue';
import { buildValidApp } from '../../../fixtures/valid-app';

const file = '.vscode/appsData.schema.json';
const schema = JSON.parse(readFileSync(file, 'utf8'));
const validator = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true });
// The pattern of a date says the same.
validator.addFormat('date', true);
const validate = validator.compile(schema);

const hasErrors = (input: unknown) =>
  checkCatalogue(JSON.stringify(input)).some(({ severity }) => severity === 'error');

test('is written by `npm run format`, as the table of the README is', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(jsonSchema())));
  expect(readFileSync('lib/catalogue/README.md', 'utf8')).toContain(fieldTable());
});

test('has the fields of an app, and requires what every app has', () => {
  expect(Object.keys(schema.items.properties)).toEqual(APP_FIELDS);
  expect(schema.items.required).toEqual(['id', 'title']);
});

test('has the minimum of words that the check has', () => {
  const [diagnostic] = checkCatalogue(JSON.stringify([buildValidApp({ description: 'Short.' })]));
  const minimum = diagnostic?.remedy.match(/\d+ words or more/)?.[0];
  expect(schema.items.properties.description.description).toContain(minimum);
});

test('the VS Code settings apply it to the catalogue', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(settings['json.schemas']).toEqual([{ fileMatch: ['/public/appsData.json'], url: `./${file}` }]);
});

test('accepts a valid catalogue', () => {
  expect(validate(catalogue)).toBe(true);
  expect(validate([buildFullApp()])).toBe(true);
});

test('accepts texts in several languages where the check does', () => {
  expect(validate(localizedApps)).toBe(true);
  fc.assert(
    fc.property(withLocalizedTexts(buildFullApp(), fc.constantFrom('Q', '')), (app) => {
      const diagnostics = checkCatalogue(JSON.stringify([app]), { languages: [...LANGUAGES, 'fr'] });
      expect(validate([app])).toBe(!diagnostics.some(({ rule }) => rule === 'schema'));
    }),
  );
  for (const title of [{}, { pt_BR: 'Q' }, { en: 1 }])
    expect(validate([buildValidApp({ title })])).toBe(false);
  expect(validate([buildValidApp({ badges: [{ en: 'official' }] })])).toBe(false);
});

test.each([
  [{ en: { amount: 4.99, currency: 'USD' }, de: { amount: 4.99, currency: 'EUR' } }, true],
  [{ en: 'Free', de: { amount: 4.99, currency: 'EUR' } }, true],
  [{ en: 'Free', de: { amount: 4.99 } }, false],
  [{ en: 'Free', de: { en: 'Free' } }, false],
])('accepts a price in several languages, as the check does: %j', (price, isValid) => {
  const app = buildValidApp({ price });
  const diagnostics = checkCatalogue(JSON.stringify([app]), { languages: ['en', 'de'] });
  expect(diagnostics.some(({ rule }) => rule === 'schema')).toBe(!isValid);
  expect(validate([app])).toBe(isValid);
});

test('every field has words for people, and valid examples', () => {
  const fields = new Map<string, Field>();
  const collect = (field: Field, path: string) => {
    fields.set(path, field);
    for (const inner of field.fields ?? []) collect(inner, `${path}.${inner.name}`);
    if (field.entry) collect(field.entry, `${path}[]`);
  };
  for (const field of FIELDS) collect(field, field.name);
  expect(fields.size).toBeGreaterThan(28);
  for (const [path, { kind, label, hint, remedy, examples }] of fields) {
    expect([path, label]).toEqual([path, expect.stringMatching(/\S/)]);
    // What lists have as entries is explained with the list.
    const isEntry = path.endsWith('[]');
    expect([path, hint]).toEqual([path, isEntry ? '' : expect.stringMatching(/\.$/)]);
    expect([path, remedy]).toEqual([path, expect.stringMatching(/^Use .*\.$/)]);
    expect([path, examples.length === 0]).toEqual([path, isEntry && kind === 'group']);
  }
  for (const { name, examples } of FIELDS)
    for (const example of examples) expect(validate([buildValidApp({ [name]: example })])).toBe(true);
});

test.each([
  ['an id in quotation marks', { id: '1' }],
  ['a blank title', { title: ' \n' }],
  ['a title with a control character', { title: 'a\u001b' }],
  ['a title with half of a surrogate pair', { title: 'a\ud83e' }],
  ['a title with a surrogate pair', { title: '🦜' }],
  ['a description with line breaks', { description: 'a\r\n\tb' }],
  ['a path', { image: '/pictures/q.svg' }],
  ['a URL in upper case', { image: 'HTTPS://a.example/q.png' }],
  ['a path without a leading slash', { image: 'pictures/q.svg' }],
  ['downloads as text', { downloads: '1,200K+' }],
  ['downloads with an invalid comma', { downloads: '1,2,3' }],
  ['links without TLS', { links: { get: 'http://quill.example', support: 'http://quill.example' } }],
  ['a link of another kind', { links: { get: 'ftp://quill.example' } }],
  ['a link in upper case', { links: { get: 'HTTPS://QUILL.example' } }],
  ['a link with a user name', { links: { website: 'https://a@quill.example/' } }],
  ['an email address', { links: { support: 'mailto:a@quill.example' } }],
  ['a price in words', { price: 'from 4 € a month' }],
  ['a price without a letter', { price: ' ' }],
  ['an amount without a currency', { price: { amount: 4.99 } }],
  ['a sign as a currency', { price: { amount: 4.99, currency: '€' } }],
  ['the tag of a language', { languages: ['zh-Hans'] }],
  ['an underscore in a tag', { languages: ['pt_BR'] }],
  ['an empty category', { categories: [''] }],
  ['a month 13', { added: '2026-13-01' }],
  ['nine screenshots', { screenshots: Array(9).fill({ image: '/q.png', alt: 'Q' }) }],
  ['a film', { screenshots: [{ video: '/q.webm', poster: '/q.png', alt: 'Q' }] }],
  ['a film without a poster', { screenshots: [{ video: '/q.webm', alt: 'Q' }] }],
  ['a film of another format', { screenshots: [{ video: '/q.mov', poster: '/q.png', alt: 'Q' }] }],
  ['an id in upper and lower case, with signs', { id: 'A_b.C-9' }],
  ['an id that begins with a sign', { id: '-A' }],
  ['an id that Windows cannot store', { id: 'Con.x' }],
  ['an id like the name of a file of the page', { id: 'Quill.HTML' }],
])('agrees with the check: %s', (_title, overrides) => {
  const input = JSON.parse(JSON.stringify([buildValidApp(overrides)]));
  expect(validate(input)).toBe(!hasErrors(input));
});

test.each([
  ['an object', {}],
  ['an app that is not an object', [7]],
  ['a misspelt field', [{ ...buildValidApp(), tittle: 'Q' }]],
])('rejects %s', (_title, input) => {
  expect(validate(input)).toBe(false);
});
