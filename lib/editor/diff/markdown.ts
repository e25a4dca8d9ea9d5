import { describeChange, ORDER_CHANGED, summarize } from './describe';
import type { CatalogueDiff } from './diff';

/** A comment on GitHub holds 65,536 characters; counted in bytes, as a variable of a workflow holds 128 KiB. */
const MAX_BYTES = 60_000;

/**
 * A diff in GitHub's Markdown, under a heading; texts of the catalogue are escaped, so that they neither format
 * nor link nor call anyone.
 *
 * @returns At most about 60,000 characters: what is beyond is counted, not shown.
 */
export function diffMarkdown(diff: CatalogueDiff): string {
  const { added, removed, changed, reordered } = diff;
  const sections: [title: string, items: string[]][] = [
    [
      'Added',
      added.map(({ id, title, companyName }) => `${named(id, title)} by ${escapeMarkdown(companyName)}`),
    ],
    [
      'Removed',
      removed.map(({ id, title, companyName }) => `${named(id, title)} by ${escapeMarkdown(companyName)}`),
    ],
    [
      'Changed',
      changed.map(({ id, title, changes }) =>
        [
          named(id, title),
          ...changes.map((change) => `  - ${change.field} ${escapeMarkdown(describeChange(change))}`),
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
    // Once one is left out, later and shorter ones are too: a list with holes would read as if it were whole.
    if (hidden > 0) room = 0;
    return [`**${title}**`, [...shown, ...(hidden > 0 ? [`- … and ${hidden} more`] : [])].join('\n')];
  });
}

function named(id: number, title: string): string {
  return `${id} **${escapeMarkdown(title)}**`;
}

/**
 * A text that Markdown shows as it stands, in the midst of a line.
 *
 * @example escapeMarkdown('<b> @you') // '\\<b> @&#8203;you'
 */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/[\\`*_[\]<&~|$#]/g, '\\$&')
      // Addresses become links without any mark of Markdown's.
      .replaceAll('://', '\\://')
      .replace(/www\./gi, (start) => `${start.slice(0, -1)}\\.`)
      // GitHub looks for names and numbers after the Markdown is read, where an escape is gone already.
      .replaceAll('@', '@&#8203;')
      .replaceAll('\\#', '\\#&#8203;')
  );
}
