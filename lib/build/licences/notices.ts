import type { ShippedPart } from './part';

const RULE = '='.repeat(80);

/**
 * The text of `licences.txt`: the parts by name, and each licence once, with the parts that it applies to.
 *
 * @param own The licence of this project, or null if it has none.
 * @param parts May contain a part twice.
 */
export function notices(own: string | null, parts: readonly ShippedPart[]): string {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const sorted = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = sorted.map(({ name, licence }) => `- ${name} (${licence})`);
  const texts = [...new Set(sorted.map(({ text }) => text))];
  return [
    ...(own === null ? [] : ['The licence of this site:', own]),
    'This site contains the following software, fonts and icons:',
    lines.join('\n'),
    ...texts.map((text) => {
      const names = sorted.filter((part) => part.text === text).map(({ name }) => name);
      return [RULE, ...names, RULE, '', text].join('\n');
    }),
  ]
    .join('\n\n')
    .concat('\n');
}
