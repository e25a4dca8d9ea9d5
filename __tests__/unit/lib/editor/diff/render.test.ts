import { diffCatalogues } from '@/lib/editor/diff/diff';
import { diffMarkdown, diffText, escapeMarkdown } from '@/lib/editor/diff/render';
import { buildApp, buildApps } from '../../../../fixtures/apps';

describe('diffText', () => {
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
      '! The page of "Open Window", /apps/developers/open-window, is removed: it has no apps any more.',
      '+ 4 "Wren" by "Fjordline"',
      '- 2 "Toucan" by "Open Window"',
      '~ 3 "Quill" by "Fjordline"',
      '    downloads 9M -> 8M, -11 %',
      '    reviews 10 -> 20, +100 %',
      '! The order of the apps has changed. The first eight are the trending apps.',
      '~ 3 "Quill" by "Fjordline"',
      '    position 3 -> 1',
      '',
    ]);
  });
});

describe('diffMarkdown', () => {
  test('has a heading and a list of all changes, with the changed fields below each app', () => {
    const base = [buildApp({ id: 2, title: 'Toucan' }), buildApp({ id: 3, title: 'Quill', downloads: 9e6 })];
    const head = [buildApp({ id: 3, title: 'Quill', downloads: 8e6 }), buildApp({ id: 4, title: 'Wren_*' })];
    expect(diffMarkdown(diffCatalogues(base, head)).split('\n')).toEqual([
      '### Catalogue: 1 app added, 1 removed, 1 changed',
      '',
      '- Added: 4 **Wren\\_\\*** by Fjordline',
      '- Removed: 2 **Toucan** by Fjordline',
      '- Changed: 3 **Quill** by Fjordline',
      '  - downloads 9M -> 8M, -11 %',
      '',
    ]);
  });

  test('reports an id of another app, with the titles of both', () => {
    const before = buildApp({ id: 2, title: 'Qu_ill', companyName: 'Feather' });
    const after = buildApp({ id: 2, title: 'خط', companyName: 'Nest' });
    const other = buildApp({ id: 3, companyName: 'Feather' });
    expect(diffMarkdown(diffCatalogues([before, other], [after, other])).split('\n')).toEqual([
      '### Catalogue: 1 app replaced',
      '',
      '- Replaced: 2 **&#x2068;خط&#x2069;** by Nest',
      '  - was another app, "Qu\\_ill" by "Feather".',
      '',
    ]);
  });

  test('reports a changed order, without the positions of very many apps', () => {
    const apps = buildApps(30);
    const text = diffMarkdown(diffCatalogues(apps, [...apps].reverse()));
    expect(text).toMatch(/order of the apps has changed/);
    expect(text).not.toMatch(/position/);
  });

  test('fits into one comment, and counts the omitted apps', () => {
    const base = buildApps(2000);
    const head = base.map((app) => ({ ...app, reviews: app.reviews + 1 }));
    const text = diffMarkdown(diffCatalogues(base, head));
    expect(text.length).toBeLessThan(65_536);
    const shown = text.match(/^- Changed: \d+ \*\*/gm)?.length ?? 0;
    expect(text).toContain(`\n- … and ${2000 - shown} more\n`);
  });
});

describe('a removed page of a developer', () => {
  const app = (id: number, companyName: string) => buildApp({ id, title: `App ${id}`, companyName });
  const base = [app(1, 'Quill & Co'), app(2, 'Quill & Co'), app(3, 'Quill & Co'), app(4, 'Nest')];
  const renamed = diffCatalogues(base, [app(1, 'W_ren'), app(2, 'Plover'), app(3, 'Plover')]);

  test('the text says where the apps are, and how to keep the URL', () => {
    expect(diffText(renamed).split('\n').slice(0, 3)).toEqual([
      '1 app removed, 3 changed, 2 developer pages removed.',
      '! The page of "Quill & Co", /apps/developers/quill-co, is removed: its apps are now by "Plover" (2 apps), "W_ren" (1 app). Let your host redirect /apps/developers/quill-co to /apps/developers/plover.',
      '! The page of "Nest", /apps/developers/nest, is removed: it has no apps any more.',
    ]);
  });
});

test.each([
  ['*bold* _it_ `code` ~~gone~~', '\\*bold\\* \\_it\\_ \\`code\\` \\~\\~gone\\~\\~'],
  ['[x](y) ![x](y)', '\\[x\\](y) !\\[x\\](y)'],
  ['<img src=x> &lt;', '\\<img src=x> \\&lt;'],
  ['a | b $x$ \\', 'a \\| b \\$x\\$ \\\\'],
  ['https://evil.example www.evil.example', 'https\\://evil.example www\\.evil.example'],
  ['@you #12', '@&#8203;you \\#&#8203;12'],
  ['GH-12 gh-7', 'GH-&#8203;12 gh-&#8203;7'],
  ['# a line', '\\#&#8203; a line'],
  ['plain, 12 % (more): fine.', 'plain, 12 % (more): fine.'],
])('escapeMarkdown escapes %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
