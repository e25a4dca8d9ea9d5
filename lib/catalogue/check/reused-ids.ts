import { foldDeveloper } from '@/lib/catalogue/developers';
import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import { quoted } from '@/lib/catalogue/printable';
import type { PartialApp } from './partial-apps';

/** What tells an app from another one with the same id. */
export interface NamedApp {
  title: string;
  companyName: string;
}

/** The apps that had an id in earlier versions of the file, by id. The newest is first, and no two neighbours are equal. */
export type IdHistory = ReadonlyMap<number, readonly NamedApp[]>;

/** Whether two apps with the same id are different apps: neither the title nor the developer is the same. */
export function isOtherApp(one: NamedApp, two: NamedApp): boolean {
  return !isSameName(one.title, two.title) && !isSameName(one.companyName, two.companyName);
}

function isSameName(one: string, two: string): boolean {
  if (one.trim() === two.trim()) return true;
  const fold = foldDeveloper(one);
  return fold !== '' && fold === foldDeveloper(two);
}

/**
 * Whether a catalogue follows another one, instead of a version of itself: most ids that both have are those of other
 * apps. Whoever puts their own apps into a copy of this site does not use an id again.
 */
export function isOtherCatalogue(pairs: readonly (readonly [NamedApp, NamedApp])[]): boolean {
  return pairs.filter(([one, two]) => isOtherApp(one, two)).length * 2 > pairs.length;
}

/** Warns about an id that another app had before. Visitors' browsers and links know that app by it. */
export function checkReusedIds(apps: readonly PartialApp[], history: IdHistory): Diagnostic[] {
  const known = apps.flatMap(({ index, fields: { id, title, companyName } }) => {
    if (id === undefined || title === undefined || companyName === undefined) return [];
    const [latest, ...earlier] = history.get(id) ?? [];
    return latest ? [{ index, id, app: { title, companyName }, latest, earlier }] : [];
  });
  if (isOtherCatalogue(known.map(({ app, latest }) => [app, latest]))) return [];
  let highest = 0;
  for (const id of [...history.keys(), ...apps.map(({ fields }) => fields.id ?? 0)])
    highest = Math.max(highest, id);
  return known.flatMap(({ index, id, app, latest, earlier }) => {
    const before = appBefore(app, [latest, ...earlier]);
    if (!before) return [];
    highest += 1;
    const message = `is ${id}, which another app had before, ${quoted(before.title)} by ${quoted(before.companyName)}`;
    return [
      warning('id-reused', [index, 'id'], message, `Use an id that no app has had, such as ${highest}.`),
    ];
  });
}

/**
 * The app that had the id of an app before it. An app can change its title and its developer, one after the other, and an
 * app that was replaced can come back.
 *
 * @param history The newest first.
 */
function appBefore(app: NamedApp, history: readonly NamedApp[]): NamedApp | undefined {
  let own = app;
  let other: NamedApp | undefined;
  for (const earlier of history) {
    if (isOtherApp(own, earlier)) {
      other ??= earlier;
    } else {
      own = earlier;
      other = undefined;
    }
  }
  return other;
}
