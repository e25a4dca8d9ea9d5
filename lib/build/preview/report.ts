import { isolate } from '@/lib/catalogue/bidi';
import type { FormerDevelopers } from '@/lib/catalogue/check/former-developers';
import { countSeverities, type Diagnostic, formatDiagnostic } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { printable, quoted } from '@/lib/catalogue/printable';
import type { App } from '@/lib/catalogue/schema';
import {
  describeChange,
  describeRemovedDeveloper,
  describeReplacement,
  ORDER_CHANGED,
  REPLACED_REMEDY,
  summarize,
} from '@/lib/editor/diff/describe';
import { type CatalogueDiff, diffCatalogues } from '@/lib/editor/diff/diff';
import type { CatalogueVersion } from '@/lib/editor/versions/load';
import { truncateText } from '@/lib/format';
import type { PreviewLine, PreviewList, PreviewReport } from '@/lib/preview-report';

/** Maximum number of lines of a list. Every page contains the report, so it must be small. */
export const MAX_LINES = 100;

/** The input of a report. */
export interface PreviewFacts {
  branch: string | null;
  /** The full hash. */
  commit: string | null;
  diagnostics: readonly Diagnostic[];
  apps: readonly App[];
  /** Production's catalogue, or the reason why it cannot be read. */
  base: CatalogueVersion | { reason: string };
  /** The project's former names of developers. */
  formerDevelopers?: FormerDevelopers;
}

/** Creates the report of a preview. */
export function previewReport({
  branch,
  commit,
  diagnostics,
  apps,
  base,
  formerDevelopers,
}: PreviewFacts): PreviewReport {
  return {
    branch: branch || 'no branch',
    commit: commit?.slice(0, 7) || 'no commit',
    diagnostics: {
      ...truncated(diagnostics.map((diagnostic) => diagnosticLine(diagnostic, apps))),
      ...countSeverities(diagnostics),
    },
    changes: 'reason' in base ? base : changesOf(base, apps, formerDevelopers),
  };
}

function changesOf(
  base: CatalogueVersion,
  apps: readonly App[],
  former?: FormerDevelopers,
): PreviewReport['changes'] {
  const diff = diffCatalogues(base.apps, apps, former);
  return { ...truncated(diffLines(diff)), base: base.name, summary: summarize(diff) };
}

function diagnosticLine(diagnostic: Diagnostic, apps: readonly App[]): PreviewLine {
  // The parsed list has the order of the file, so the first key of a path is the app's index.
  const app = apps[Number(diagnostic.path[0])];
  // The severity is at the start of the line, and the link contains the app's name.
  const bare: Diagnostic = { ...diagnostic, severity: 'error', app: app ? undefined : diagnostic.app };
  const text = formatDiagnostic(CATALOGUE_PATH, bare);
  return { app: app ? named(app) : null, text: `${diagnostic.severity}, ${text}` };
}

function diffLines({
  added,
  removed,
  replaced,
  changed,
  removedDevelopers,
  reordered,
}: CatalogueDiff): PreviewLine[] {
  return [
    ...replaced.map((pair) => ({
      app: named(pair.after),
      text: `is another app: ${describeReplacement(pair, quote)}. ${REPLACED_REMEDY}`,
    })),
    ...removedDevelopers.map((developer) => ({
      app: null,
      text: describeRemovedDeveloper(developer, quote),
    })),
    ...added.map((app) => ({ app: named(app), text: 'added' })),
    ...removed.map((app) => ({ app: { ...named(app), hasPage: false }, text: 'removed' })),
    ...changed.map(({ changes, ...app }) => ({
      app: named(app),
      text: changes.map((change) => `${change.field} ${describeChange(change, quote)}`).join('; '),
    })),
    ...(reordered ? [{ app: null, text: ORDER_CHANGED }] : []),
  ];
}

/** Maximum length of a title, in UTF-16 code units. */
const MAX_TITLE_LENGTH = 120;

function named({ id, title }: Pick<App, 'id' | 'title'>) {
  return { id, title: printable(truncateText(title, MAX_TITLE_LENGTH)), hasPage: true };
}

function quote(text: string): string {
  return isolate(printable(quoted(text)));
}

function truncated(lines: PreviewLine[]): PreviewList {
  return { lines: lines.slice(0, MAX_LINES), more: Math.max(0, lines.length - MAX_LINES) };
}
