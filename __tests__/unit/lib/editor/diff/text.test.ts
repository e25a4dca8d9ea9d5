import { diffCatalogues } from '@/lib/editor/diff/diff';
import { diffText } from '@/lib/editor/diff/text';
import { buildApp } from '../../../../fixtures/apps';

const base = [
  buildApp({ id: 1 }),
  buildApp({ id: 2, title: 'Toucan', companyName: 'Open Window' }),
  buildApp({ id: 3, title: 'Quill', downloads: 9_000_000, reviews: 10 }),
];

test('has one line for each app, and one for each changed field below it', () => {
  const head = [
    buildApp({ id: 3, title: 'Quill', downloads: 8_000_000, reviews: 20 }),
    buildApp({ id: 1 }),
    buildApp({ id: 4, title: 'Wren' }),
  ];
  expect(diffText(diffCatalogues(base, head)).split('\n')).toEqual([
    '1 app added, 1 removed, 1 changed, 1 developer page removed, order changed.',
    '! The page of "Open Window", "/apps/developers/open-window", is removed: it has no apps any more.',
    '+ 4 "Wren" by "Fjordline"',
    '- 2 "Toucan" by "Open Window"',
    '~ 3 "Quill"',
    '    downloads 9M -> 8M, -11 %',
    '    reviews 10 -> 20, +100 %',
    'The order of the apps has changed. The first eight are the trending apps.',
    '',
  ]);
});

test('reports an id of another app, with the titles of both and what to do', () => {
  const before = buildApp({ id: 2, title: 'Quill', companyName: 'Feather' });
  const after = buildApp({ id: 2, title: 'Wren', companyName: 'Nest' });
  const other = buildApp({ id: 3, companyName: 'Feather' });
  expect(diffText(diffCatalogues([before, other], [after, other]))).toBe(
    `1 app replaced.
! 2 is another app: "Quill" by "Feather" -> "Wren" by "Nest". Give the new app an id that no app has had.
`,
  );
});

test('reports that nothing changed', () => {
  expect(diffText(diffCatalogues(base, base))).toBe('No change.\n');
});
