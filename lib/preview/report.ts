import type { CatalogueFinding } from '@/lib/catalogue/check';
import { type CatalogueDiff, diffCatalogues } from '@/lib/catalogue/diff';
import { describeChange, summarise } from '@/lib/catalogue/diff-words';
import { formatProblem } from '@/lib/catalogue/errors';
import type { App } from '@/lib/catalogue/schema';
import { CATALOGUE_PATH, type NamedCatalogue } from '@/lib/catalogue/source';

/** Lines of a list that every page of a preview carries; the commands show all. */
export const MAX_LINES = 100;

/** One line of the panel. */
export interface PreviewLine {
  /** The app that it is about; null for the whole file. */
  app: { id: number; title: string; hasPage: boolean } | null;
  text: string;
}

/** A list of the panel, cut to `MAX_LINES`. */
export interface PreviewList {
  lines: PreviewLine[];
  /** How many lines were cut off. */
  more: number;
}

/** What the bar and the panel of a preview show. */
export interface PreviewReport {
  branch: string;
  /** Seven letters, or a word for none. */
  commit: string;
  findings: PreviewList & { errors: number; warnings: number };
  /** What changed against production, or in a `reason` why nobody can tell. */
  changes: (PreviewList & { base: string; summary: string }) | { reason: string };
}

/** What a report is made of. */
export interface PreviewFacts {
  branch: string | null;
  /** The full hash. */
  commit: string | null;
  findings: readonly CatalogueFinding[];
  apps: readonly App[];
  /** Production's catalogue, or why there is none to compare with. */
  base: NamedCatalogue | { reason: string };
}

/** Puts together what a preview shows. */
export function previewReport({ branch, commit, findings, apps, base }: PreviewFacts): PreviewReport {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    branch: branch || 'no branch',
    commit: commit?.slice(0, 7) || 'no commit',
    findings: {
      ...cut(findings.map((finding) => findingLine(finding, apps))),
      errors,
      warnings: findings.length - errors,
    },
    changes: 'reason' in base ? base : changesOf(base, apps),
  };
}

function changesOf(base: NamedCatalogue, apps: readonly App[]): PreviewReport['changes'] {
  const diff = diffCatalogues(base.apps, apps);
  return { ...cut(diffLines(diff)), base: base.name, summary: summarise(diff) };
}

function findingLine(finding: CatalogueFinding, apps: readonly App[]): PreviewLine {
  // The parsed list is in the order of the file, so that the first key of a path leads to the app.
  const app = apps[Number(finding.path[0])];
  // The line begins with its severity, and its link names the app.
  const bare = { ...finding, severity: undefined, app: app ? undefined : finding.app };
  const text = formatProblem(CATALOGUE_PATH, bare);
  return { app: app ? named(app) : null, text: `${finding.severity}, ${text}` };
}

function diffLines({ added, removed, changed, reordered }: CatalogueDiff): PreviewLine[] {
  return [
    ...added.map((app) => ({ app: named(app), text: 'added' })),
    ...removed.map((app) => ({ app: { ...named(app), hasPage: false }, text: 'removed' })),
    ...changed.map(({ changes, ...app }) => ({
      app: named(app),
      text: changes.map((change) => `${change.field} ${describeChange(change)}`).join('; '),
    })),
    ...(reordered
      ? [{ app: null, text: 'The apps stand in another order; the first eight are the trending ones.' }]
      : []),
  ];
}

function named({ id, title }: Pick<App, 'id' | 'title'>) {
  return { id, title, hasPage: true };
}

function cut(lines: PreviewLine[]): PreviewList {
  return { lines: lines.slice(0, MAX_LINES), more: Math.max(0, lines.length - MAX_LINES) };
}
