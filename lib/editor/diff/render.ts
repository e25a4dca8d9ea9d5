import { printableLines, quoted } from '@/lib/text/printable';
import { byline, type Change, describeDiff, shortName, summarize } from './describe';
import type { CatalogueDiff } from './diff';

const SIGNS: Readonly<Record<Change['kind'], string>> = {
  replaced: '!',
  note: '!',
  added: '+',
  removed: '-',
  changed: '~',
  moved: '~',
};

/** Formats a diff for a terminal, with visible characters only. Ends with a line break. */
export function diffText(diff: CatalogueDiff): string {
  const lines = describeDiff(diff).flatMap(({ kind, app, details }) => {
    const name = app && `${app.id} ${quoted(app.title)}${byline(app.companyName, quoted)}`;
    const [first, ...others] = [...(name ? [name] : []), ...details];
    return [`${SIGNS[kind]} ${first}`, ...others.map((detail) => `    ${detail}`)];
  });
  // Not every terminal knows isolates.
  const plain = lines.map((line) => line.replace(/[\u2068\u2069]/g, ''));
  return `${printableLines([`${capitalised(summarize(diff))}.`, ...plain])}\n`;
}

/**
 * A GitHub comment has at most 65,536 characters. The limit is in bytes, because the workflow passes the text in an
 * environment variable, which has at most 128 KiB.
 */
const MAX_BYTES = 60_000;

/**
 * Formats a diff as GitHub Markdown, with a heading. Texts of the catalogue are escaped, so that they cannot contain
 * formatting, links or mentions.
 *
 * @returns At most about 60,000 bytes. A list that is truncated ends with the number of omitted entries.
 */
export function diffMarkdown(diff: CatalogueDiff): string {
  const items = describeDiff(diff).map(({ kind, app, details }) => {
    const name =
      app &&
      `${capitalised(kind)}: ${app.id} **${escapeMarkdown(shortName(app.title))}**${byline(app.companyName, (name) => escapeMarkdown(shortName(name)))}`;
    const [first, ...others] = [...(name ? [name] : []), ...details.map(escapeMarkdown)];
    return [`- ${first}`, ...others.map((detail) => `  - ${detail}`)].join('\n');
  });
  return [
    `### Catalogue: ${summarize(diff)}\n`,
    ...(items.length > 0 ? [`${markdownList(items)}\n`] : []),
  ].join('\n');
}

/**
 * Joins the items of a Markdown list.
 *
 * @returns At most about 60,000 bytes. A list that is truncated ends with the number of omitted items.
 */
export function markdownList(items: readonly string[]): string {
  let bytes = 0;
  const shown = items.filter((item) => {
    // Also grows by omitted entries, so that the list has no gaps.
    bytes += Buffer.byteLength(item) + 1;
    return bytes <= MAX_BYTES;
  });
  const hidden = items.length - shown.length;
  return [...shown, ...(hidden > 0 ? [`- … and ${hidden} more`] : [])].join('\n');
}

/**
 * Escapes text for use inside a line of GitHub Markdown.
 *
 * @param text Visible characters and isolates.
 * @example escapeMarkdown('<b> @you') // '\\<b> @&#8203;you'
 */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*_[\]<&~|$#]/g, '\\$&')
      // GitHub turns plain URLs into links.
      .replaceAll('://', '\\://')
      .replace(/www\./gi, (start) => `${start.slice(0, -1)}\\.`)
      // GitHub finds mentions and issue numbers after parsing the Markdown, where a backslash has no effect.
      .replaceAll('@', '@&#8203;')
      .replaceAll('\\#', '\\#&#8203;')
      .replace(/\bGH-(?=\d)/gi, '$&&#8203;')
      // GitHub warns of invisible characters.
      .replaceAll('\u2068', '&#x2068;')
      .replaceAll('\u2069', '&#x2069;')
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
