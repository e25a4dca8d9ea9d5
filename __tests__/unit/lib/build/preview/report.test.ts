import { MAX_LINES, type PreviewFacts, previewReport } from '@/lib/build/preview/report';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { buildApp, buildApps } from '../../../../fixtures/apps';

const facts: PreviewFacts = {
  branch: 'new-icons',
  commit: '1a2b3c4d5e6f',
  diagnostics: [],
  apps: buildApps(3),
  base: { name: 'old.json', apps: buildApps(3) },
};

const warning: Diagnostic = {
  severity: 'warning',
  rule: 'description-length',
  path: [1, 'description'],
  message: 'has only 3 words',
  remedy: 'Use 40 words or more.',
  app: '2 "App 2"',
  line: 7,
  column: 18,
};

test('contains the branch, and the commit hash in seven characters', () => {
  expect(previewReport(facts)).toMatchObject({ branch: 'new-icons', commit: '1a2b3c4' });
});

test.each([null, ''])('reports a missing branch and commit: %p', (none) => {
  const report = previewReport({ ...facts, branch: none, commit: none });
  expect(report).toMatchObject({ branch: 'no branch', commit: 'no commit' });
});

test('links a diagnostic to its app, and contains its position in the file', () => {
  expect(previewReport({ ...facts, diagnostics: [warning] }).diagnostics).toEqual({
    errors: 0,
    warnings: 1,
    more: 0,
    lines: [
      {
        app: { id: 2, title: 'App 2', hasPage: true },
        text: 'warning, public/appsData.json:7:18 description: has only 3 words. Use 40 words or more.',
      },
    ],
  });
});

test('does not link a diagnostic about the whole file', () => {
  const diagnostic: Diagnostic = { ...warning, severity: 'error', path: [], app: undefined };
  const { diagnostics } = previewReport({ ...facts, diagnostics: [diagnostic, warning] });
  expect(diagnostics).toMatchObject({ errors: 1, warnings: 1 });
  expect(diagnostics.lines[0]).toEqual({
    app: null,
    text: 'error, public/appsData.json:7:18: has only 3 words. Use 40 words or more.',
  });
});

test('links changes to their apps, except removed apps', () => {
  const base = { name: 'old.json', apps: [buildApp({ id: 9, title: 'Gone' }), ...buildApps(2)] };
  const apps = [
    buildApp({ id: 2, title: 'App 2' }),
    buildApp({ id: 1, title: 'App 1', reviews: 600, downloads: 1 }),
    buildApp({ id: 3, title: 'New' }),
  ];
  expect(previewReport({ ...facts, base, apps }).changes).toEqual({
    base: 'old.json',
    summary: '1 app added, 1 removed, 1 changed, order changed',
    more: 0,
    lines: [
      { app: { id: 3, title: 'New', hasPage: true }, text: 'added' },
      { app: { id: 9, title: 'Gone', hasPage: false }, text: 'removed' },
      {
        app: { id: 1, title: 'App 1', hasPage: true },
        text: 'downloads 1.5M -> 1, -100 %; reviews 1.2K -> 600, -50 %',
      },
      { app: null, text: 'The order of the apps has changed. The first eight are the trending apps.' },
    ],
  });
});

test('names the app that had the id of another one, and what to do', () => {
  const apps = [buildApp({ id: 1, title: 'New', companyName: 'شركة' }), ...buildApps(3).slice(1)];
  expect(previewReport({ ...facts, apps }).changes).toMatchObject({
    summary: '1 app replaced',
    lines: [
      {
        app: { id: 1, title: 'New', hasPage: true },
        text: `is another app: "App 1" by "${buildApp().companyName}" -> "New" by \u2068"شركة"\u2069. Give the new app an id that no app has had.`,
      },
    ],
  });
});

test('contains the reason why there is no comparison', () => {
  const base = { reason: 'PREVIEW_BASE is not set.' };
  expect(previewReport({ ...facts, base }).changes).toEqual(base);
});

test('shows hostile texts as visible characters, truncated, and isolates those from right to left', () => {
  const other = buildApp({ id: 2, companyName: 'شركة' });
  const base = [buildApp({ title: 'a\u202eb', companyName: 'شركة' }), other];
  const apps = [buildApp({ title: `\u0092${'x'.repeat(1e5)}`, companyName: 'خط' }), other];
  const { changes } = previewReport({ ...facts, base: { name: 'old.json', apps: base }, apps });
  expect(changes).toMatchObject({
    lines: [
      {
        app: { id: 1, title: `\\u0092${'x'.repeat(119)}…` },
        text: expect.stringMatching(/"a\\u202eb" by \u2068"شركة"\u2069 -> .* by \u2068"خط"\u2069/),
      },
    ],
  });
  expect(JSON.stringify(changes).length).toBeLessThan(1000);
});

test('truncates long lists, and counts the omitted lines', () => {
  const diagnostics = Array.from({ length: MAX_LINES + 7 }, () => warning);
  const apps = buildApps(MAX_LINES + 5);
  const report = previewReport({ ...facts, diagnostics, apps, base: { name: 'old.json', apps: [] } });
  expect(report.diagnostics.lines).toHaveLength(MAX_LINES);
  expect(report.diagnostics).toMatchObject({ more: 7, warnings: MAX_LINES + 7 });
  expect(report.changes).toMatchObject({ more: 5, summary: `${MAX_LINES + 5} apps added` });
});
