import { diffCatalogues } from '@/lib/editor/diff/diff';
import { diffMarkdown, escapeMarkdown } from '@/lib/editor/diff/markdown';
import { buildApp, buildApps } from '../../../../fixtures/apps';

describe('diffMarkdown', () => {
  test('has a heading, a list for each kind of change, and the changed fields below each app', () => {
    const base = [buildApp({ id: 2, title: 'Toucan' }), buildApp({ id: 3, title: 'Quill', downloads: 9e6 })];
    const head = [buildApp({ id: 3, title: 'Quill', downloads: 8e6 }), buildApp({ id: 4, title: 'Wren_*' })];
    expect(diffMarkdown(diffCatalogues(base, head)).split('\n')).toEqual([
      '### Catalogue: 1 app added, 1 removed, 1 changed',
      '',
      '**Added**',
      '',
      '- 4 **Wren\\_\\*** by Fjordline',
      '',
      '**Removed**',
      '',
      '- 2 **Toucan** by Fjordline',
      '',
      '**Changed**',
      '',
      '- 3 **Quill**',
      '  - downloads 9M -> 8M, -11 %',
      '',
    ]);
  });

  test('reports an id of another app, with the titles of both and what to do', () => {
    const before = buildApp({ id: 2, title: 'Qu_ill', companyName: 'Feather' });
    const after = buildApp({ id: 2, title: 'خط', companyName: 'Nest' });
    const other = buildApp({ id: 3, companyName: 'Feather' });
    expect(diffMarkdown(diffCatalogues([before, other], [after, other])).split('\n')).toEqual([
      '### Catalogue: 1 app replaced',
      '',
      '**Another app has the id**',
      '',
      '- 2: "Qu\\_ill" by "Feather" -> &#x2068;"خط"&#x2069; by "Nest". Give the new app an id that no app has had.',
      '',
    ]);
  });

  test('isolates texts from right to left, which would change places with their neighbours', () => {
    const [before, after] = ['شركة', 'خط'].map((companyName) => buildApp({ title: 'שלום 7', companyName }));
    expect(diffMarkdown(diffCatalogues([before!], [after!]))).toContain(
      '- 1 **&#x2068;שלום 7&#x2069;**\n  - companyName &#x2068;"شركة"&#x2069; -> &#x2068;"خط"&#x2069;\n',
    );
  });

  test('has only a heading if nothing changed', () => {
    expect(diffMarkdown(diffCatalogues([], []))).toBe('### Catalogue: no change\n');
  });

  test('reports a changed order', () => {
    const apps = buildApps(2);
    expect(diffMarkdown(diffCatalogues(apps, [...apps].reverse()))).toMatch(/order of the apps has changed/);
  });

  test('fits into one comment, and counts the omitted apps', () => {
    const base = buildApps(10_000);
    const head = base.map((app) => ({ ...app, reviews: app.reviews + 1 }));
    const text = diffMarkdown(diffCatalogues(base, head));
    expect(text.length).toBeLessThan(65_536);
    const shown = text.match(/^- \d+ \*\*/gm)?.length ?? 0;
    expect(text).toContain(`\n- … and ${10_000 - shown} more\n`);
  });
});

test.each([
  ['*bold* _it_ `code` ~~gone~~', '\\*bold\\* \\_it\\_ \\`code\\` \\~\\~gone\\~\\~'],
  ['[x](y) ![x](y)', '\\[x\\](y) !\\[x\\](y)'],
  ['<img src=x> &lt;', '\\<img src=x> \\&lt;'],
  ['a | b $x$ \\', 'a \\| b \\$x\\$ \\\\'],
  ['https://evil.example www.evil.example', 'https\\://evil.example www\\.evil.example'],
  ['@you #12', '@&#8203;you \\#&#8203;12'],
  ['two\n\n# lines', 'two \\#&#8203; lines'],
  ['plain, 12 % (more): fine.', 'plain, 12 % (more): fine.'],
])('escapeMarkdown escapes %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
