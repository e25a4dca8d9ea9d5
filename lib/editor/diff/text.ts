import { printableLines, quoted } from '@/lib/catalogue/printable';
import type { App } from '@/lib/catalogue/schema';
import {
  describeChange,
  describeRemovedDeveloper,
  describeReplacement,
  ORDER_CHANGED,
  REPLACED_REMEDY,
  summarize,
} from './describe';
import type { CatalogueDiff } from './diff';

/** Formats a diff for a terminal, with visible characters only. Ends with a line break. */
export function diffText(diff: CatalogueDiff): string {
  const { added, removed, replaced, changed, removedDevelopers, reordered } = diff;
  const lines = [
    `${capitalised(summarize(diff))}.`,
    ...replaced.map(
      (pair) => `! ${pair.after.id} is another app: ${describeReplacement(pair)}. ${REPLACED_REMEDY}`,
    ),
    ...removedDevelopers.map((developer) => `! ${describeRemovedDeveloper(developer)}`),
    ...added.map((app) => `+ ${nameOf(app)}`),
    ...removed.map((app) => `- ${nameOf(app)}`),
    ...changed.flatMap(({ id, title, changes }) => [
      `~ ${id} ${quoted(title)}`,
      ...changes.map((change) => `    ${change.field} ${describeChange(change)}`),
    ]),
    ...(reordered ? [ORDER_CHANGED] : []),
  ];
  return `${printableLines(lines)}\n`;
}

function nameOf({ id, title, companyName }: App): string {
  return `${id} ${quoted(title)} by ${quoted(companyName)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
