import type { CatalogueFinding } from '@/lib/catalogue/check';
import { formatProblem, subjectOf } from '@/lib/catalogue/errors';

/** How a check is reported: for people, for programs, or as annotations of a GitHub workflow. */
export const FORMATS = ['text', 'json', 'github'] as const;

export type ReportFormat = (typeof FORMATS)[number];

/** Whether a text names a format. */
export function isFormat(text: string): text is ReportFormat {
  return (FORMATS as readonly string[]).includes(text);
}

/** The findings of a file as a text to print, with a summary at its end. */
export function report(file: string, findings: readonly CatalogueFinding[], format: ReportFormat): string {
  if (format === 'json') return JSON.stringify({ file, ...count(findings), findings }, null, 2);
  const line = format === 'github' ? annotation : formatProblem;
  return [...findings.map((finding) => line(file, finding)), summary(file, findings)].join('\n');
}

/** @example 'public/appsData.json: 1 error, 2 warnings.' */
export function summary(file: string, findings: readonly CatalogueFinding[]): string {
  const { errors, warnings } = count(findings);
  return `${file}: ${plural(errors, 'error')}, ${plural(warnings, 'warning')}.`;
}

function count(findings: readonly CatalogueFinding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: findings.length - errors };
}

function plural(number: number, word: string): string {
  return `${number || 'no'} ${word}${number === 1 ? '' : 's'}`;
}

/** A command that GitHub turns into a note at the line: `::error file=…,line=…,col=…,title=…::…`. */
function annotation(file: string, finding: CatalogueFinding): string {
  const { severity, line = 1, column = 1, message, remedy } = finding;
  const properties = { file, line, col: column, title: subjectOf(finding) || 'the whole file' };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${list.join(',')}::${escapeData(`${message}. ${remedy}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
