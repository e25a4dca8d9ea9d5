/** One thing that is wrong in a catalogue file, said so that its editor can mend it. */
export interface CatalogueProblem {
  /** Where in the JSON: `[3, 'downloads']` is the downloads of the fourth app; empty for the whole file. */
  path: readonly (string | number)[];
  /** What is wrong. */
  message: string;
  /** What would be right. */
  remedy: string;
  /** The app's id and title as the file has them, where it has them. */
  app?: string;
  /** 1-based, known only where the text of the file was at hand. */
  line?: number;
  /** 1-based, in UTF-16 code units. */
  column?: number;
  /** A warning stops nothing; a problem without this is an error. */
  severity?: 'error' | 'warning';
}

/**
 * One line for one problem; a warning says that it is one.
 *
 * @example
 * 'public/appsData.json:7:18 app 3 "Quill" downloads: is negative. Give a count of 0 or more.'
 * 'public/appsData.json:9:16 warning: app 3 "Quill" reviews: is 9, more than …'
 */
export function formatProblem(file: string, problem: CatalogueProblem): string {
  const position = problem.line === undefined ? file : `${file}:${problem.line}:${problem.column}`;
  const place = problem.severity === 'warning' ? `${position} warning:` : position;
  const subject = [place, subjectOf(problem)].filter(Boolean).join(' ');
  return `${subject.replace(/:?$/, ':')} ${problem.message}. ${problem.remedy}`;
}

/** What a problem is about, as `app 3 "Quill" ratings[4].count`; empty for the whole file. */
export function subjectOf(problem: CatalogueProblem): string {
  const field = problem.path
    .slice(1)
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  return [problem.app && `app ${problem.app}`, field].filter(Boolean).join(' ');
}

/** A catalogue that cannot be used. Carries every problem that was found, in the order of the file. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(
    readonly file: string,
    readonly problems: readonly CatalogueProblem[],
  ) {
    super(
      [
        `The catalogue cannot be used: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
        ...problems.map((problem) => formatProblem(file, problem)),
      ].join('\n'),
    );
  }
}
