import { plainText, unwrap } from './plain-text';
import type { App } from './schema';
import { type CardApp, marked, toLargeCardApp } from './views';

/** An abbreviation without its last point, after which no sentence ends: `e.g`, `U.S`, `vs`, `bzw`, and the day in `3. Oktober`. */
const ABBREVIATION = String.raw`(?<![\p{L}\p{N}])(?:\p{L}|[Vv]s|[Cc]f|[Cc]a|[Aa]pprox|[Ii]n[ck]l|bzw|ggf|[Ee]vtl|Nr|Std|Mio|Mrd|Mrs?|Ms|Dr|Prof|St|\d\d?(?=\.\s(?:Jan|Feb|März|Apr|Mai\b|Ju[nl]i|Aug|Sep|Okt|Nov|Dez)))`;

/** A sentence and the space after it, or a text without an end. */
const SENTENCE = new RegExp(
  String.raw`[\s\S]+?(?:(?:[!?。！？؟।]|(?<!${ABBREVIATION})\.)["'”’»)]*(?=\s|$)\s*|(?<=[。！？])[」』）]*|$)`,
  'gu',
);

/** An abbreviation at the end of a text, with the bracket before it. */
const LAST_ABBREVIATION = new RegExp(String.raw`[\s(]*(?:\p{L}\.)*${ABBREVIATION}\.$`, 'u');

/** Shorter ones say too little. In UTF-16 code units. */
const MIN_SUMMARY_LENGTH = 30;

/** What two lines of a card show. In UTF-16 code units. */
const MAX_SUMMARY_LENGTH = 120;

/**
 * The start of a paragraph: its first sentence, with the next ones if it is short. One line, at most 120 characters and an
 * ellipsis. Empty for an empty paragraph.
 *
 * @example summarize('A mouth. It sings, if you let it. It has a band.') // 'A mouth. It sings, if you let it.'
 */
function summarize(paragraph: string): string {
  let summary = '';
  for (const [sentence] of paragraph.matchAll(SENTENCE)) {
    summary += sentence;
    if (summary.trimEnd().length >= MIN_SUMMARY_LENGTH) break;
  }
  const line = summary.trim().replace(/\s+/g, ' ');
  if (line.length <= MAX_SUMMARY_LENGTH) return line;
  const start = line.slice(0, MAX_SUMMARY_LENGTH + 1);
  // Scripts without spaces are cut between two characters.
  const words = start.includes(' ', 60)
    ? start.slice(0, start.lastIndexOf(' '))
    : [...start].slice(0, -1).join('');
  return `${words.replace(LAST_ABBREVIATION, '')}…`;
}

/**
 * What an app is, in one line: its summary, else the start of its description. Empty if neither is known.
 *
 * @param introduction As of `introductionOf`, for those who need both: to read all descriptions takes a slow phone 40 ms.
 */
export function summaryOf(
  app: Pick<App, 'summary' | 'description'>,
  introduction = introductionOf(app),
): string {
  return app.summary === undefined
    ? summarize(introduction ?? '')
    : (introduction ?? '').replace(/\s+/g, ' ');
}

/** The summary of an app whose description is on the same page. Empty if the description is nothing more. */
export function summaryBeside(app: Pick<App, 'summary' | 'description'>): string {
  const summary = summaryOf(app);
  const description = plainText(app.description ?? '', '')
    .trim()
    .replace(/\s+/g, ' ');
  return summary === description ? '' : summary;
}

/**
 * The introduction of an app, as plain text: its summary, else the first paragraph of its description, which is no heading.
 * Undefined if neither is known.
 */
export function introductionOf({
  summary,
  description = '',
}: Pick<App, 'summary' | 'description'>): string | undefined {
  if (summary !== undefined) return plainText(summary).trim() || undefined;
  const [first = ''] = plainText(description, '')
    .trim()
    .split(/\n\s*\n/);
  return unwrap(first.trim()) || undefined;
}

/** A card, with its summary. Here, because pages that show cards do not need the code that makes a summary. */
export function toCardApp(app: App): CardApp {
  return marked({ ...toLargeCardApp(app), summary: summaryOf(app) }, app);
}
