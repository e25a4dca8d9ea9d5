import { countSeverities, type Diagnostic, formatDiagnostic, subjectOf } from '@/lib/catalogue/diagnostic';
import { plural } from '@/lib/format';

/** `text` for people, `json` for programs, `github` for the annotations of a GitHub workflow. */
export const FORMATS = ['text', 'json', 'github'] as const;

export type ReportFormat = (typeof FORMATS)[number];

/** Whether a text is the name of a format. */
export function isFormat(text: string): text is ReportFormat {
  return (FORMATS as readonly string[]).includes(text);
}

/** Formats the diagnostics of a file for printing. `text` and `github` end with a summary. */
export function report(file: string, diagnostics: readonly Diagnostic[], format: ReportFormat): string {
  // The name `findings` is part of the public format. Scripts of other projects may depend on it.
  if (format === 'json')
    return JSON.stringify({ file, ...countSeverities(diagnostics), findings: diagnostics }, null, 2);
  const line = format === 'github' ? annotation : formatDiagnostic;
  return [...diagnostics.map((diagnostic) => line(file, diagnostic)), summary(file, diagnostics)].join('\n');
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
