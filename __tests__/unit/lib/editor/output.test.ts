import { checkCatalogue } from '@/lib/catalogue/check/check';
import { FORMATS, report } from '@/lib/catalogue/check/report';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { diffCatalogues } from '@/lib/editor/diff/diff';
import { diffMarkdown, diffText } from '@/lib/editor/diff/render';
import { buildApp } from '../../../fixtures/apps';
import { fc, hostileText } from '../../../fixtures/properties';

// No text of a catalogue can add lines to an output, colour a terminal, or give a command to a CI system.

const VISIBLE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

/** An app, each of whose texts can be hostile. Its id and image are often invalid. */
const hostileApp = (id: number) =>
  fc
    .record({
      id: fc.oneof(fc.constant(id), hostileText()),
      image: fc.oneof(fc.constant('/pictures/q.svg'), hostileText()),
      title: hostileText(),
      companyName: hostileText(),
      description: hostileText(),
      downloads: fc.oneof(fc.constant(1), hostileText()),
      name: hostileText(),
      field: hostileText(),
      value: hostileText(),
    })
    .map(({ name, field, value, ...fields }) => ({
      ...buildApp(),
      ...fields,
      ratings: [{ name, count: 1 }],
      [field]: value,
    }));

function expectVisible(output: string): string[] {
  expect(output.replaceAll('\n', '')).toMatch(VISIBLE);
  expect(output).not.toMatch(/##\w*\[/);
  return output.split('\n');
}

test.each(FORMATS)('the check prints hostile texts as visible characters: %s', (format) => {
  fc.assert(
    fc.property(hostileApp(1), hostileApp(2), (one, two) => {
      const diagnostics = checkCatalogue(JSON.stringify([one, two]), { image: () => null });
      const lines = expectVisible(report('a.json', diagnostics, format, { showAll: true }));
      if (format === 'json') return;
      expect(lines).toHaveLength(diagnostics.length + 1);
      for (const line of lines) expect(line).toMatch(/^(?:a\.json|::(?:error|warning) file=a\.json,)/);
    }),
  );
});

test('the error of a build has one visible line for each diagnostic', () => {
  fc.assert(
    fc.property(hostileApp(1), (app) => {
      const diagnostics = checkCatalogue(JSON.stringify([app]));
      const { message } = new CatalogueError('a.json', diagnostics);
      expect(expectVisible(message)).toHaveLength(diagnostics.length + 1);
    }),
  );
});

test('the diff prints hostile texts as visible characters', () => {
  const valid = (id: number) =>
    fc
      .record({ title: hostileText(), companyName: hostileText(), description: hostileText() })
      .map((texts) => buildApp({ id, ...texts, ratings: [{ name: texts.title, count: 1 }] }));
  fc.assert(
    fc.property(valid(1), valid(1), valid(2), (before, after, added) => {
      const diff = diffCatalogues([before], [after, added]);
      for (const line of expectVisible(diffText(diff))) expect(line).not.toMatch(/^\s*::/);
      const markdown = expectVisible(diffMarkdown(diff));
      for (const line of markdown)
        expect(line).toMatch(/^(?:$|###|- [A-Z][a-z]+: [12] |- The page of | {2}- [a-z])/);
    }),
  );
});

test('a text of 100 kB is truncated in messages', () => {
  const app = { ...buildApp({ title: 'x'.repeat(1e5), companyName: 'y'.repeat(1e5) }), ['z'.repeat(1e5)]: 1 };
  const diagnostics = checkCatalogue(JSON.stringify([app, { ...app, downloads: 'v'.repeat(1e5) }]));
  for (const line of report('a.json', diagnostics, 'text').split('\n')) expect(line.length).toBeLessThan(700);
});

test('a title of 100 kB is truncated in Markdown, where one entry must fit', () => {
  const app = buildApp({ title: 'x'.repeat(1e5), companyName: 'y'.repeat(1e5) });
  expect(diffMarkdown(diffCatalogues([], [app]))).toContain(`- Added: 1 **${'x'.repeat(120)}…** by yyy`);
});
