import { hasRightToLeft } from '@/lib/catalogue/bidi';
import { printable, quoted } from '@/lib/catalogue/printable';
import type { App } from '@/lib/catalogue/schema';
import { truncateText } from '@/lib/format';
import {
  describeChange,
  describeRemovedDeveloper,
  describeReplacement,
  ORDER_CHANGED,
  REPLACED_REMEDY,
  summarize,
} from './describe';
import type { CatalogueDiff } from './diff';

/**
 * A GitHub comment has at most 65,536 characters. The limit is in bytes, because the workflow passes the text in an
 * environment variable, which has at most 128 KiB.
 */
const MAX_BYTES = 60_000;

/** Maximum length of a title or a developer’s name, in UTF-16 code units. */
const MAX_NAME_LENGTH = 120;

/**
 * Formats a diff as GitHub Markdown, with a heading. Texts of the catalogue are escaped, so that they cannot contain
 * formatting, links or mentions.
 *
 * @returns At most about 60,000 bytes. A list that is truncated ends with the number of omitted entries.
 */
export function diffMarkdown(diff: CatalogueDiff): string {
  const { added, removed, replaced, changed, removedDevelopers, reordered } = diff;
  const sections: [title: string, items: string[]][] = [
    [
      'Another app has the id',
      replaced.map(
        (pair) => `${pair.after.id}: ${describeReplacement(pair, embedQuoted)}. ${REPLACED_REMEDY}`,
      ),
    ],
    [
      'Removed pages of developers',
      removedDevelopers.map((developer) => describeRemovedDeveloper(developer, embedQuoted)),
    ],
    ['Added', added.map(itemOf)],
    ['Removed', removed.map(itemOf)],
    [
      'Changed',
      changed.map(({ id, title, changes }) =>
        [
          named(id, title),
          ...changes.map((change) => `  - ${change.field} ${describeChange(change, embedQuoted)}`),
        ].join('\n'),
      ),
    ],
  ];
  const blocks = [`### Catalogue: ${summarize(diff)}`, ...fitted(sections)];
  if (reordered) blocks.push(ORDER_CHANGED);
  return `${blocks.join('\n\n')}\n`;
}

function fitted(sections: readonly [title: string, items: string[]][]): string[] {
  let room = MAX_BYTES;
  return sections.flatMap(([title, items]) => {
    if (items.length === 0) return [];
    const shown: string[] = [];
    for (const item of items) {
      const bytes = Buffer.byteLength(item) + 3;
      if (bytes > room) break;
      room -= bytes;
      shown.push(`- ${item}`);
    }
    const hidden = items.length - shown.length;
    // After the first omitted entry, shorter ones are omitted too, so that no list has gaps.
    if (hidden > 0) room = 0;
    return [`**${title}**`, [...shown, ...(hidden > 0 ? [`- … and ${hidden} more`] : [])].join('\n')];
  });
}

function itemOf({ id, title, companyName }: App): string {
  return `${named(id, title)} by ${embed(truncateText(companyName, MAX_NAME_LENGTH))}`;
}

function named(id: number, title: string): string {
  return `${id} **${embed(truncateText(title, MAX_NAME_LENGTH))}**`;
}

function embedQuoted(text: string): string {
  return embed(quoted(text));
}

/** Escapes a text, and isolates it if it has letters from right to left: they would reorder the text around it. */
function embed(text: string): string {
  const escaped = escapeMarkdown(text);
  return hasRightToLeft(text) ? `&#x2068;${escaped}&#x2069;` : escaped;
}

/**
 * Escapes text for use inside a line of GitHub Markdown.
 *
 * @example escapeMarkdown('<b> @you') // '\\<b> @&#8203;you'
 */
export function escapeMarkdown(text: string): string {
  return (
    printable(text.replace(/\s+/g, ' '))
      .replace(/[\\`*_[\]<&~|$#]/g, '\\$&')
      // GitHub turns plain URLs into links.
      .replaceAll('://', '\\://')
      .replace(/www\./gi, (start) => `${start.slice(0, -1)}\\.`)
      // GitHub finds mentions and issue numbers after parsing the Markdown, where a backslash has no effect.
      .replaceAll('@', '@&#8203;')
      .replaceAll('\\#', '\\#&#8203;')
  );
}
