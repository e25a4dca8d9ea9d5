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
  path: [1, 'description'],
  message: 'has 3 words',
  remedy: 'Write 40 or more.',
  app: '2 "App 2"',
  line: 7,
  column: 18,
};

test('names branch and commit, the latter in seven letters', () => {
  expect(previewReport(facts)).toMatchObject({ branch: 'new-icons', commit: '1a2b3c4' });
});

test.each([null, ''])('says so where there is no branch and no commit: %p', (none) => {
  const report = previewReport({ ...facts, branch: none, commit: none });
  expect(report).toMatchObject({ branch: 'no branch', commit: 'no commit' });
});

test('a diagnostic leads to its app, with its place in the file', () => {
  expect(previewReport({ ...facts, diagnostics: [warning] }).diagnostics).toEqual({
    errors: 0,
    warnings: 1,
    more: 0,
    lines: [
      {
        app: { id: 2, title: 'App 2', hasPage: true },
        text: 'warning, public/appsData.json:7:18 description: has 3 words. Write 40 or more.',
      },
    ],
  });
});

test('a diagnostic about the whole file leads nowhere', () => {
  const diagnostic: Diagnostic = { ...warning, severity: 'error', path: [], app: undefined };
  const { diagnostics } = previewReport({ ...facts, diagnostics: [diagnostic, warning] });
  expect(diagnostics).toMatchObject({ errors: 1, warnings: 1 });
  expect(diagnostics.lines[0]).toEqual({
    app: null,
    text: 'error, public/appsData.json:7:18: has 3 words. Write 40 or more.',
  });
});

test('changes lead to their apps, but for those that have no page any more', () => {
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
      { app: null, text: 'The order of the apps has changed; the first eight are the trending ones.' },
    ],
  });
});

test('says why nothing could be compared', () => {
  const base = { reason: 'It does not answer.' };
  expect(previewReport({ ...facts, base }).changes).toEqual(base);
});

test('long lists are cut, and what is left out is counted', () => {
  const diagnostics = Array.from({ length: MAX_LINES + 7 }, () => warning);
  const apps = buildApps(MAX_LINES + 5);
  const report = previewReport({ ...facts, diagnostics, apps, base: { name: 'old.json', apps: [] } });
  expect(report.diagnostics.lines).toHaveLength(MAX_LINES);
  expect(report.diagnostics).toMatchObject({ more: 7, warnings: MAX_LINES + 7 });
  expect(report.changes).toMatchObject({ more: 5, summary: `${MAX_LINES + 5} apps added` });
});
