import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { groupBy } from '@/lib/catalogue/group-by';
import { type AppNames, foldName } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { TRENDING_COUNT } from '@/lib/catalogue/select';
import type { AppId } from '@/lib/id';
import { quoted } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';
import type { PartialApp } from './partial-app';

/** Reports ids that several apps have, at each of them. Not every file system tells names from each other by case. */
export function* checkIds(apps: readonly PartialApp[]): Generator<Diagnostic> {
  const identified = apps.filter(({ id }) => id !== undefined);
  for (const sharing of groupBy(identified, ({ id }) => String(id).toLowerCase()).values())
    for (const app of sharing) {
      const other = sharing.find((other) => other !== app);
      if (!other) continue;
      const owner = other.title ? quoted(other.title) : `the app at position ${other.index + 1}`;
      const message =
        String(app.id) === String(other.id)
          ? `is ${app.id}, which ${owner} uses, too`
          : `is ${app.id}, which differs only in case from ${other.id} of ${owner}`;
      yield diagnose('duplicate-id', [app.index, 'id'], message, 'Use an id that no other app has.');
    }
}

/** What tells an app from another one with the same id, and the names whose pages it is on. */
export type NamedApp = Pick<App, 'title' | keyof AppNames>;

/** The apps that had an id in earlier versions of the file, by id. The newest is first, and no two neighbours are equal. */
export type IdHistory = ReadonlyMap<AppId, readonly NamedApp[]>;

/** Whether two apps with the same id are different apps: neither the title nor the developer is the same. */
export function isOtherApp(one: NamedApp, two: NamedApp): boolean {
  return !isSameName(one.title, two.title) && !isSameName(one.companyName ?? '', two.companyName ?? '');
}

function isSameName(one: string, two: string): boolean {
  if (one.trim() === two.trim()) return true;
  const fold = foldName(one);
  return fold !== '' && fold === foldName(two);
}

/**
 * Whether a catalogue follows another one, instead of a version of itself: most ids that both have are those of other
 * apps. Whoever puts their own apps into a copy of this site does not use an id again.
 */
export function isOtherCatalogue(pairs: readonly (readonly [NamedApp, NamedApp])[]): boolean {
  return pairs.filter(([one, two]) => isOtherApp(one, two)).length * 2 > pairs.length;
}

/**
 * Warns once about new apps that are between those of earlier versions. At the end of the file, the additions of two editors
 * conflict there and nowhere else. The first apps are the trending ones, which can be new, and any app can be moved.
 */
export function* checkNewApps(apps: readonly PartialApp[], history: IdHistory): Generator<Diagnostic> {
  const isKnown = ({ id }: PartialApp) => id !== undefined && history.has(id);
  const [first, ...others] = apps
    .slice(TRENDING_COUNT, apps.findLastIndex(isKnown) + 1)
    .filter((app) => app.id !== undefined && !isKnown(app));
  if (!first) return;
  const more = others.length > 0 ? `, as are ${plural(others.length, 'more new app')}` : '';
  const message = `is ${first.id}, of a new app that is not at the end${more}`;
  yield diagnose('id-order', [first.index, 'id'], message, 'Add new apps at the end of the file.');
}

/** Warns about an id that another app had before. Visitors' browsers and links know that app by it. */
export function* checkReusedIds(apps: readonly PartialApp[], history: IdHistory): Generator<Diagnostic> {
  const known = apps.flatMap(({ index, id, title, companyName }) => {
    if (id === undefined || title === undefined) return [];
    const [latest, ...earlier] = history.get(id) ?? [];
    return latest ? [{ index, id, app: { title, companyName }, latest, earlier }] : [];
  });
  if (isOtherCatalogue(known.map(({ app, latest }) => [app, latest]))) return;
  const allIds = [...history.keys(), ...apps.map(({ id = 0 }) => id)];
  let highest = allIds.reduce<number>((a, b) => (typeof b === 'number' ? Math.max(a, b) : a), 0);
  for (const { index, id, app, latest, earlier } of known) {
    const before = appBefore(app, [latest, ...earlier]);
    if (!before) continue;
    highest += 1;
    yield diagnose(
      'id-reused',
      [index, 'id'],
      `is ${id}, which another app had before, ${quoted(before.title)}${before.companyName === undefined ? '' : ` by ${quoted(before.companyName)}`}`,
      `Use an id that no app has had${typeof id === 'number' ? `, such as ${highest}` : ''}.`,
    );
  }
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
