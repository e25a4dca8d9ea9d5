import { idHistory } from '@/lib/editor/versions/history';
import { checkMarked, formatted, markField } from '../../../../fixtures/placed';
import { buildValidApp } from '../../../../fixtures/valid-app';

const quill = buildValidApp({ id: 1, title: 'Quill', companyName: 'Feather & Co', categories: ['Tools'] });
const wren = buildValidApp({
  id: 2,
  title: 'Wren',
  companyName: 'Feather & Co',
  categories: ['Art', 'Tools'],
});
const published = idHistory([Buffer.from(JSON.stringify([quill, wren]))]);

const warningsOf = (...apps: readonly object[]) =>
  checkMarked(`«${JSON.stringify(apps)}`, { history: published }).diagnostics.map(formatted);

test('warns about a new name of a developer, at its first app', () => {
  const apps = [quill, wren].map((app) => ({ ...app, companyName: 'Nest' }));
  const { diagnostics, place } = checkMarked(markField(apps, 0, 'companyName'), { history: published });
  expect(diagnostics.map(formatted)).toEqual([
    'warning 0.companyName: replaces "Feather & Co", whose page is removed. Let your host redirect /apps/developers/feather-co to /apps/developers/nest.',
  ]);
  expect(diagnostics[0]).toMatchObject({ rule: 'removed-page', ...place });
});

test('warns about a new name of a category', () => {
  expect(warningsOf(quill, { ...wren, categories: ['Drawing', 'Tools'] })).toEqual([
    'warning 1.categories: replaces "Art", whose page is removed. Let your host redirect /apps/categories/art to /apps/categories/drawing.',
  ]);
});

test.each([
  ['a removed app', [wren]],
  ['a category that no app has any more', [quill, { ...wren, categories: ['Tools'] }]],
  [
    'another app with the id',
    [quill, wren].map((app) => ({ ...app, title: 'New', companyName: 'Newcomer' })),
  ],
])('does not warn about %s', (_title, apps) => {
  expect(warningsOf(...apps).filter((text) => text.includes('is removed'))).toEqual([]);
});
