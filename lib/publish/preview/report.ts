import 'server-only';
import { join } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { countSeverities, type Diagnostic, formatDiagnostic } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { type Change, describeDiff, shortName, summarize } from '@/lib/editor/diff/describe';
import { diffCatalogues } from '@/lib/editor/diff/diff';
import { commitOf, gitText } from '@/lib/editor/versions/git';
import { historyNotice, projectCheckOptions } from '@/lib/editor/versions/history';
import { loadVersion } from '@/lib/editor/versions/load';
import { readSource } from '@/lib/files/source';
import type { PreviewLine, PreviewReport, PreviewSection } from '@/lib/preview-report';
import { type Environment, readSettings } from '@/lib/publish/settings';
import { editorUrl, routes } from '@/lib/routes';
import { plural } from '@/lib/texts/en/plural';

/** Maximum number of lines of a section. Every page contains the report, so it must be small. */
const MAX_LINES = 100;

/** If production's own file cannot be read. */
const OTHER_BASE =
  'PREVIEW_BASE can be another URL, such as https://NAME:PASSWORD@apps.example, or a path or git revision.';

let report: Promise<PreviewReport> | undefined;

/** The report of this preview. Cached in a build, but not in development, where the catalogue file can change. */
export function loadPreviewReport(): Promise<PreviewReport> {
  if (process.env.NODE_ENV !== 'production') return createPreviewReport(process.cwd(), process.env);
  report ??= createPreviewReport(process.cwd(), process.env);
  return report;
}

/**
 * Checks the catalogue, and compares it with production.
 *
 * @param cwd The folder of the project.
 * @param env The environment with the settings. Branch and commit are those of git if it has none.
 */
export async function createPreviewReport(cwd: string, env: Environment): Promise<PreviewReport> {
  const settings = readSettings(env);
  const file = join(cwd, CATALOGUE_PATH);
  const source = readSource(file, CATALOGUE_PATH);
  const entries = parseJson(source.toString()) as JsonObject[];
  const apps = parseCatalogue(entries);
  const diagnostics = checkCatalogue(source, await projectCheckOptions(cwd, file));
  const { errors, warnings } = countSeverities(diagnostics);
  const counts = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  const changes = await compare(settings, entries, cwd);
  const branch = settings.branch ?? (await gitText(['branch', '--show-current'], cwd));
  const commit = settings.commit ?? (await commitOf('HEAD', cwd));
  return {
    // CI often builds a commit without its branch.
    version: [branch, commit?.slice(0, 7) ?? 'no commit'].filter(Boolean).join(' at '),
    summary: `${counts}; ${changes.summary}`,
    sections: [
      {
        heading: 'Catalogue check',
        text: [diagnostics.length > 0 ? `${counts}.` : 'No errors or warnings.', await historyNotice(file)]
          .filter(Boolean)
          .join(' '),
        lines: truncated(
          diagnostics.map((diagnostic) => diagnosticLine(diagnostic, apps)),
          'check',
        ),
      },
      changes.section,
    ],
  };
}

/** Never throws: if production's catalogue cannot be read, the preview shows the reason. */
async function compare(
  { previewBase, production, basePath }: ReturnType<typeof readSettings>,
  entries: readonly JsonObject[],
  cwd: string,
): Promise<{ summary: string; section: PreviewSection }> {
  const heading = 'Changes from production';
  try {
    const source = previewBase ?? production;
    if (!source)
      throw new Error(
        'PREVIEW_BASE is not set. Set it to the path, URL or git revision of production’s catalogue.',
      );
    const base = await loadVersion(source, cwd, basePath);
    const diff = diffCatalogues(base.entries, entries);
    const summary = summarize(diff);
    const lines = truncated(describeDiff(diff).map(changeLine), 'diff');
    return { summary, section: { heading, text: `Compared with ${base.name}: ${summary}.`, lines } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = previewBase || !production ? reason : `${reason} ${OTHER_BASE}`;
    return { summary: 'not compared', section: { heading, text, lines: [] } };
  }
}

function diagnosticLine(diagnostic: Diagnostic, apps: readonly App[]): PreviewLine {
  // The parsed list has the order of the file, so the first key of a path is the app's index.
  const app = apps[Number(diagnostic.path[0])];
  // The link contains the app's name.
  const bare: Diagnostic = { ...diagnostic, app: app ? undefined : diagnostic.app };
  const line = lineOf(app, formatDiagnostic(CATALOGUE_PATH, bare));
  return app ? { ...line, editHref: editorUrl(app.id) } : line;
}

function changeLine({ kind, app, details }: Change): PreviewLine {
  const text = details.join('; ');
  if (!app) return lineOf(undefined, text);
  const line = lineOf(app, [kind, text].filter(Boolean).join(': '));
  return kind === 'removed' ? { ...line, href: null } : line;
}

function lineOf(app: Pick<App, 'id' | 'title'> | undefined, text: string): PreviewLine {
  const name = app ? `${app.id} ${shortName(app.title)}` : '';
  return { name, href: app ? routes.app(app.id) : null, text };
}

function truncated(lines: PreviewLine[], command: 'check' | 'diff'): PreviewLine[] {
  const omitted = lines.length - MAX_LINES;
  if (omitted <= 0) return lines;
  const more = lineOf(undefined, `${omitted} more. Run npm run catalogue:${command} to see all.`);
  return [...lines.slice(0, MAX_LINES), more];
}
