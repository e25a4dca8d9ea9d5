import { subjectOf } from '@/lib/catalogue/diagnostic';
import { escapeMarkdown, markdownList } from '@/lib/editor/diff/render';
import { printable, printableLines, quoted } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';
import type { FoundLink } from './find';
import type { Verdict } from './request';

/** The states that are printed, with their names in the output. */
const PRINTED = [
  ['dead', 'dead'],
  ['unchecked', 'could not be checked'],
  ['moved', 'moved'],
] as const;

/** A link with its verdict. */
export type CheckedLink = FoundLink & Verdict;

/** Formats links that are not simply alive for a terminal, with a summary, in visible characters only. */
export function linksText(file: string, links: readonly CheckedLink[]): string {
  return `${printableLines([...linesOf(file, links), `${file}: ${summarize(links)}.`])}\n`;
}

/** Formats links that are not simply alive as GitHub Markdown, with a heading. Texts of the catalogue are escaped. */
export function linksMarkdown(file: string, links: readonly CheckedLink[]): string {
  const items = linesOf(file, links).map((line) => `- ${escapeMarkdown(printable(line))}`);
  return `### Links: ${summarize(links)}\n${items.length > 0 ? `\n${markdownList(items)}\n` : ''}`;
}

function linesOf(file: string, links: readonly CheckedLink[]): string[] {
  return PRINTED.flatMap(([state, name]) =>
    links
      .filter((link) => link.state === state)
      .map(
        (link) =>
          `${file}:${link.line}:${link.column} ${name}: ${subjectOf(link)}: ${quoted(link.url)} ${link.detail}.`,
      ),
  );
}

/** @example '3 URLs, 1 dead, 0 could not be checked, 0 moved' */
function summarize(links: readonly CheckedLink[]): string {
  const states = new Map(links.map(({ url, state }) => [url, state]));
  const counts = PRINTED.map(
    ([state, name]) => `${[...states.values()].filter((found) => found === state).length} ${name}`,
  );
  return [plural(states.size, 'URL'), ...counts].join(', ');
}
