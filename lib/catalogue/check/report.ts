import { countSeverities, type Diagnostic, formatDiagnostic, subjectOf } from '@/lib/catalogue/diagnostic';
import { printableJson, printableLines } from '@/lib/catalogue/printable';
import { formatExact, plural } from '@/lib/format';

/** `text` for people, `json` for programs, `github` for the annotations of a GitHub workflow. */
export const FORMATS = ['text', 'json', 'github'] as const;

export type ReportFormat = (typeof FORMATS)[number];

/** Whether a text is the name of a format. */
export function isFormat(text: string): text is ReportFormat {
  return (FORMATS as readonly string[]).includes(text);
}

export interface ReportOptions {
  /** Prints the diagnostics of this rule only. */
  rule?: string;
  /** Prints all diagnostics of a rule, however many there are. */
  showAll?: boolean;
}

/** More diagnostics of a rule than this are summarized in `text`. */
const MAX_PER_RULE = 20;

/** Examples of a summarized rule. */
const EXAMPLES = 3;

/**
 * Formats the diagnostics of a file for printing, with visible characters only. `text` and `github` end with a summary of all of them. `text`
 * prints the first three of a rule that has more than 20 diagnostics.
 */
export function report(
  file: string,
  diagnostics: readonly Diagnostic[],
  format: ReportFormat,
  { rule, showAll = rule !== undefined }: ReportOptions = {},
): string {
  const selected = diagnostics.filter((diagnostic) => rule === undefined || diagnostic.rule === rule);
  // The name `findings` is part of the public format. Scripts of other projects may depend on it.
  if (format === 'json') return printableJson({ file, ...countSeverities(diagnostics), findings: selected });
  const lines =
    format === 'github'
      ? selected.map((diagnostic) => annotation(file, diagnostic))
      : textLines(file, selected, showAll ? Number.POSITIVE_INFINITY : MAX_PER_RULE);
  return printableLines([...lines, summary(file, diagnostics)]);
}

function textLines(file: string, diagnostics: readonly Diagnostic[], mostPerRule: number): string[] {
  const counts = new Map<Diagnostic['rule'], number>();
  for (const { rule } of diagnostics) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const shown = new Map<Diagnostic['rule'], number>();
  const lines = diagnostics.flatMap((diagnostic) => {
    const { rule } = diagnostic;
    const position = (shown.get(rule) ?? 0) + 1;
    shown.set(rule, position);
    if ((counts.get(rule) ?? 0) > mostPerRule && position > EXAMPLES) return [];
    return [`${formatDiagnostic(file, diagnostic)} (${rule})`];
  });
  const hidden = [...counts].filter(([, count]) => count > mostPerRule);
  return [
    ...lines,
    ...hidden.map(
      ([rule, count]) =>
        `${file}: ${formatExact(count - EXAMPLES)} more diagnostics of ${rule}. Print them with --rule ${rule}, or all with --all.`,
    ),
  ];
}

/**
 * The number of errors and warnings of a file.
 *
 * @example 'public/appsData.json: 1 error, 2 warnings.'
 */
function summary(file: string, diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = countSeverities(diagnostics);
  return `${file}: ${plural(errors, 'error')}, ${plural(warnings, 'warning')}.`;
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
