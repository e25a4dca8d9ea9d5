import { diffCatalogues } from '@/lib/editor/diff/diff';
import { diffText } from '@/lib/editor/diff/text';
import { buildApp } from '../../../../fixtures/apps';

const base = [
  buildApp({ id: 1 }),
  buildApp({ id: 2, title: 'Hornbill', companyName: 'Loose Thread' }),
  buildApp({ id: 3, title: 'Quill', downloads: 9_000_000, reviews: 10 }),
];

test('has one line for each app, and one for each changed field below it', () => {
  const head = [
    buildApp({ id: 3, title: 'Quill', downloads: 8_000_000, reviews: 20 }),
    buildApp({ id: 1 }),
    buildApp({ id: 4, title: 'Wren' }),
  ];
  expect(diffText(diffCatalogues(base, head)).split('\n')).toEqual([
    '1 app added, 1 removed, 1 changed, order changed.',
    '+ 4 "Wren" by "Larkmoor"',
    '- 2 "Hornbill" by "Loose Thread"',
    '~ 3 "Quill"',
    '    downloads 9M -> 8M, -11 %',
    '    reviews 10 -> 20, +100 %',
    'The order of the apps has changed. The first eight are the trending apps.',
    '',
  ]);
});

test('reports that nothing changed', () => {
  expect(diffText(diffCatalogues(base, base))).toBe('No change.\n');
});
