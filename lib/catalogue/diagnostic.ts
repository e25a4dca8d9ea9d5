import { printable, printableLines } from '@/lib/text/printable';
import { truncateText } from '@/lib/text/shorten';
import { formatExact } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';
import { CATALOGUE_PATH } from './file';
import { type Rule, type Severity, severityOf } from './rules';

/** One thing that is wrong in a catalogue file, with its fix. */
export interface Diagnostic {
  severity: Severity;
  /** The stable name of the rule that was broken. */
  rule: Rule;
  /** Path in the JSON: `[3, 'downloads']` is the downloads of the fourth app; empty for the whole file. */
  path: readonly (string | number)[];
  /** What is wrong, without a full stop. */
  message: string;
  /** How to fix it: one or more sentences. */
  remedy: string;
  /** The app's id and title, as far as the file has them: `3 "Quill"`. */
  app?: string;
  /** 1-based. Absent when only the parsed JSON was checked, not its text. */
  line?: number;
  /** 1-based, in UTF-16 code units. Absent when `line` is. */
  column?: number;
}

/** Creates a diagnostic, with the severity of its rule. */
export function diagnose(rule: Rule, path: Diagnostic['path'], message: string, remedy: string): Diagnostic {
  return { severity: severityOf(rule), rule, path, message, remedy };
}

/** The number of diagnostics of each severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/**
 * Formats a diagnostic as one line of visible characters.
 *
 * @param file The file's name, as the reader knows it.
 * @example
 * 'public/appsData.json:7:18 error: app 3 "Quill" downloads: is negative. Use a count of 0 or more.'
 * 'public/appsData.json:9:16 warning: app 3 "Quill" reviews: is 9, more than …'
 */
export function formatDiagnostic(file: string, diagnostic: Diagnostic): string {
  const position = diagnostic.line === undefined ? file : `${file}:${diagnostic.line}:${diagnostic.column}`;
  const subject = [`${position} ${diagnostic.severity}:`, subjectOf(diagnostic)].filter(Boolean).join(' ');
  return printable(`${subject.replace(/:?$/, ':')} ${diagnostic.message}. ${diagnostic.remedy}`);
}

/** Maximum length of a field's name in a message, in UTF-16 code units. */
const MAX_KEY_LENGTH = 60;

/** The app and field of a diagnostic: `app 3 "Quill" ratings[4].count`; empty for the whole file. */
export function subjectOf(diagnostic: Pick<Diagnostic, 'app' | 'path'>): string {
  const field = diagnostic.path
    .slice(1)
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${truncateText(key, MAX_KEY_LENGTH)}`))
    .join('')
    .replace(/^\./, '');
  return [diagnostic.app && `app ${diagnostic.app}`, field].filter(Boolean).join(' ');
}

/** Maximum number of diagnostics in the message of an error. */
const MAX_LISTED = 100;

/** Thrown for a catalogue with errors. Its message lists the first of them. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(
    readonly file: string,
    /** All errors, in the order of the file. */
    readonly diagnostics: readonly Diagnostic[],
  ) {
    const omitted = diagnostics.length - MAX_LISTED;
    const hint = file === CATALOGUE_PATH ? ' Print them with npm run catalogue:check -- --all.' : '';
    super(
      printableLines([
        `The catalogue cannot be used: ${plural(diagnostics.length, 'error')}.`,
        ...diagnostics.slice(0, MAX_LISTED).map((diagnostic) => formatDiagnostic(file, diagnostic)),
        ...(omitted > 0 ? [`${formatExact(omitted)} more.${hint}`] : []),
      ]),
    );
  }
}
