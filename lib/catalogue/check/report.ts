import { countSeverities, type Diagnostic, formatDiagnostic, subjectOf } from '@/lib/catalogue/diagnostic';
import { groupBy } from '@/lib/catalogue/group-by';
import { printableJson, printableLines } from '@/lib/text/printable';
import { formatExact } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';

/** `text` for people, `json` for programs, `github` for the annotations of a GitHub workflow. */
export const FORMATS = ['text', 'json', 'github'] as const;

type ReportFormat = (typeof FORMATS)[number];

interface ReportOptions {
  /** Prints the diagnostics of this rule only. */
  rule?: string;
  /** Prints all diagnostics of a rule, however many there are. */
  showAll?: boolean;
}

/** More diagnostics of a rule than this are summarized in `text`. */
const MAX_PER_RULE = 20;

/**
 * Formats the diagnostics of a file for printing, with visible characters only. `text` and `github` end with a summary of
 * all of them. `text` prints a rule that has more than 20 diagnostics in one line, with the first of them as an example:
 * texts that are all short are a property of the catalogue.
 */
export function report(
  file: string,
  diagnostics: readonly Diagnostic[],
  format: ReportFormat,
  { rule, showAll = rule !== undefined }: ReportOptions = {},
): string {
  const selected = diagnostics.filter((diagnostic) => rule === undefined || diagnostic.rule === rule);
  const counts = countSeverities(diagnostics);
  // The name `findings` is part of the public format. Scripts of other projects may depend on it.
  if (format === 'json') return printableJson({ file, ...counts, findings: selected });
  const lines =
    format === 'github'
      ? selected.map((diagnostic) => annotation(file, diagnostic))
      : textLines(file, selected, showAll ? Number.POSITIVE_INFINITY : MAX_PER_RULE);
  const summary = `${plural(counts.errors, 'error')}, ${plural(counts.warnings, 'warning')}`;
  return printableLines([...lines, `${file}: ${summary}.`]);
}

/** The errors come last, where a terminal shows them. */
function textLines(file: string, diagnostics: readonly Diagnostic[], maxPerRule: number): string[] {
  const byRule = groupBy(diagnostics, ({ rule }) => rule);
  return diagnostics
    .toSorted((a, b) => b.severity.localeCompare(a.severity))
    .flatMap((diagnostic) => {
      const { rule } = diagnostic;
      const ofRule = byRule.get(rule) ?? [];
      const isSummary = ofRule.length > maxPerRule;
      if (isSummary && diagnostic !== ofRule[0]) return [];
      const more = isSummary ? `, and ${formatExact(ofRule.length - 1)} more: --rule ${rule}` : '';
      return [`${formatDiagnostic(file, diagnostic)} (${rule}${more})`];
    });
}

/** A GitHub workflow command, which annotates the line: `::error file=…,line=…,col=…,title=…::…`. */
function annotation(file: string, diagnostic: Diagnostic): string {
  const { severity, line = 1, column = 1, message, remedy } = diagnostic;
  const properties = { file, line, col: column, title: subjectOf(diagnostic) || 'the whole file' };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${list.join(',')}::${escapeData(`${message}. ${remedy}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
