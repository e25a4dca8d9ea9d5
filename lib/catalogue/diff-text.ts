import type { CatalogueDiff } from './diff';
import { describeChange, summarise } from './diff-words';
import type { App } from './schema';

/** A diff for a terminal, without colours; ends with a line break. */
export function diffText(diff: CatalogueDiff): string {
  const { added, removed, changed, reordered } = diff;
  const lines = [
    `${capitalised(summarise(diff))}.`,
    ...added.map((app) => `+ ${nameOf(app)}`),
    ...removed.map((app) => `- ${nameOf(app)}`),
    ...changed.flatMap(({ id, title, changes }) => [
      `~ ${id} ${JSON.stringify(title)}`,
      ...changes.map((change) => `    ${change.field} ${describeChange(change)}`),
    ]),
    ...(reordered ? ['The apps stand in another order; the first eight are the trending ones.'] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function nameOf({ id, title, companyName }: App): string {
  return `${id} ${JSON.stringify(title)} by ${JSON.stringify(companyName)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
