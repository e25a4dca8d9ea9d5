import { countSeverities, type Diagnostic, formatDiagnostic } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import type { App } from '@/lib/catalogue/schema';
import { describeChange, ORDER_CHANGED, summarize } from '@/lib/editor/diff/describe';
import { type CatalogueDiff, diffCatalogues } from '@/lib/editor/diff/diff';
import type { CatalogueVersion } from '@/lib/editor/versions/load';
import type { PreviewLine, PreviewList, PreviewReport } from '@/lib/preview-report';

/** Lines of a list that every page of a preview carries; the commands show all. */
export const MAX_LINES = 100;

/** What a report is made of. */
export interface PreviewFacts {
  branch: string | null;
  /** The full hash. */
  commit: string | null;
  diagnostics: readonly Diagnostic[];
  apps: readonly App[];
  /** Production's catalogue, or why there is none to compare with. */
  base: CatalogueVersion | { reason: string };
}

/** Puts together what a preview shows. */
export function previewReport({ branch, commit, diagnostics, apps, base }: PreviewFacts): PreviewReport {
  return {
    branch: branch || 'no branch',
    commit: commit?.slice(0, 7) || 'no commit',
    diagnostics: {
      ...cut(diagnostics.map((diagnostic) => diagnosticLine(diagnostic, apps))),
      ...countSeverities(diagnostics),
    },
    changes: 'reason' in base ? base : changesOf(base, apps),
  };
}

function changesOf(base: CatalogueVersion, apps: readonly App[]): PreviewReport['changes'] {
  const diff = diffCatalogues(base.apps, apps);
  return { ...cut(diffLines(diff)), base: base.name, summary: summarize(diff) };
}

function diagnosticLine(diagnostic: Diagnostic, apps: readonly App[]): PreviewLine {
  // The parsed list is in the order of the file, so that the first key of a path leads to the app.
  const app = apps[Number(diagnostic.path[0])];
  // The line begins with its severity, and its link names the app.
  const bare: Diagnostic = { ...diagnostic, severity: 'error', app: app ? undefined : diagnostic.app };
  const text = formatDiagnostic(CATALOGUE_PATH, bare);
  return { app: app ? named(app) : null, text: `${diagnostic.severity}, ${text}` };
}

function diffLines({ added, removed, changed, reordered }: CatalogueDiff): PreviewLine[] {
  return [
    ...added.map((app) => ({ app: named(app), text: 'added' })),
    ...removed.map((app) => ({ app: { ...named(app), hasPage: false }, text: 'removed' })),
    ...changed.map(({ changes, ...app }) => ({
      app: named(app),
      text: changes.map((change) => `${change.field} ${describeChange(change)}`).join('; '),
    })),
    ...(reordered ? [{ app: null, text: ORDER_CHANGED }] : []),
  ];
}

function named({ id, title }: Pick<App, 'id' | 'title'>) {
  return { id, title, hasPage: true };
}

function cut(lines: PreviewLine[]): PreviewList {
  return { lines: lines.slice(0, MAX_LINES), more: Math.max(0, lines.length - MAX_LINES) };
}
