import { isEqual, isObject, type JsonObject, jsonOf, valueAt } from '@/lib/catalogue/json-path';
import { isReplaced, matchApps } from './match-apps';
import { isSameOrder, mergeOrders, movedKeys } from './merge-orders';

/** The answer to a conflict. `both` keeps two apps that have one id. */
export type Choice = 'ours' | 'theirs' | 'both';

type Side = 'ours' | 'theirs';

interface ConflictBase {
  /** Unique in its merge, and the same in each merge of the same lists. */
  key: string;
  choices: readonly Choice[];
  /** To keep what only one side has, if there is no common version. */
  proposed: Choice | null;
}

/** An app that both sides have changed, added or removed differently. Undefined in a version that does not have it. */
export interface AppConflict extends ConflictBase {
  kind: 'app';
  base: JsonObject | undefined;
  ours: JsonObject | undefined;
  theirs: JsonObject | undefined;
}

/** Two orders of the apps. */
interface OrderConflict extends ConflictBase {
  kind: 'order';
  /** The fewest apps that explain the difference, in the order of ours. */
  moved: JsonObject[];
}

export type Conflict = AppConflict | OrderConflict;

export interface Merge {
  /** In the order of theirs, then those of apps that only ours has, then that of the order. */
  conflicts: Conflict[];
  /**
   * Returns the merged apps.
   *
   * @param choices By the key of the conflict.
   * @param freeId No app has ever had this id or a higher one. If both apps with one id are kept, `ours` gets it.
   * @throws Error if a conflict has no choice.
   */
  resolve: (choices: ReadonlyMap<string, Choice>, freeId: number) => JsonObject[];
}

/**
 * Merges the changes of two versions of a catalogue, app by app. Apps are matched by `matchApps`. What one side has changed,
 * added or removed is taken if the other side has left it alone. The order is that of the side that has moved apps which both
 * have. An app that the other side has added follows the app that is before it there.
 *
 * @param base The common version. Null if it is not known: then all differences are conflicts.
 * @example mergeCatalogues([{ id: 1, reviews: 2 }], [{ id: 1, reviews: 3 }], [{ id: 1, reviews: 4 }]).conflicts[0]
 * // { kind: 'app', base: { id: 1, reviews: 2 }, ours: { id: 1, reviews: 3 }, theirs: { id: 1, reviews: 4 }, … }
 */
export function mergeCatalogues(
  base: readonly JsonObject[] | null,
  ours: readonly JsonObject[],
  theirs: readonly JsonObject[],
): Merge {
  const [inBase, inOurs, inTheirs] = matchApps(base ?? [], ours, theirs);
  const sideOf = <T>(of: Record<'base' | Side, T>, isSame: (one: T, two: T) => boolean): Side | null => {
    if (isSame(of.ours, of.theirs) || (base && isSame(of.ours, of.base))) return 'theirs';
    return base && isSame(of.theirs, of.base) ? 'ours' : null;
  };
  const apps = [...new Set([...inTheirs.keys(), ...inOurs.keys()])].map((key) => {
    const [base, ours, theirs] = [inBase, inOurs, inTheirs].map((version) => version.get(key)?.app);
    return { key, base, ours, theirs, side: sideOf({ base, ours, theirs }, isEqual) };
  });
  const orders = { base: [...inBase.keys()], ours: [...inOurs.keys()], theirs: [...inTheirs.keys()] };
  const inBoth = (keys: string[]) => keys.filter((key) => inOurs.has(key) && inTheirs.has(key));
  const orderSide = sideOf(
    { base: inBoth(orders.base), ours: inBoth(orders.ours), theirs: inBoth(orders.theirs) },
    isSameOrder,
  );
  const conflicts: Conflict[] = apps.flatMap(({ side, ...app }) =>
    side ? [] : appConflict(app, base !== null),
  );
  if (!orderSide) {
    const moved = movedKeys(orders.theirs, orders.ours);
    conflicts.push({
      kind: 'order',
      key: ORDER,
      choices: SIDES,
      proposed: null,
      moved: [...inOurs].flatMap(([key, { app }]) => (moved.has(key) ? [app] : [])),
    });
  }

  return {
    conflicts,
    resolve: (choices, freeId) => {
      if (!conflicts.every(({ key }) => choices.has(key))) throw new Error('A conflict has no choice.');
      const byKey = new Map(apps.map((app) => [app.key, app]));
      const isOurs = (orderSide ?? choices.get(ORDER)) === 'ours';
      const order = isOurs
        ? mergeOrders(orders.ours, orders.theirs)
        : mergeOrders(orders.theirs, orders.ours);
      const renumbered = order.filter((key) => choices.get(key) === 'both');
      const newIds = new Map(renumbered.map((key, index) => [byKey.get(key)?.ours?.id, freeId + index]));
      return order.flatMap((key) => {
        const { base, ours, theirs, side = null } = byKey.get(key) ?? {};
        const choice = side ?? choices.get(key);
        const own = ours && withNewIds(ours, base, newIds);
        const value = choice === 'ours' ? own : theirs;
        if (!value) return [];
        return choice === 'both' && own ? [value, { ...own, id: newIds.get(own.id) }] : [value];
      });
    },
  };
}

/**
 * An app of ours, whose references follow our apps to their new ids. Those of the common version stay: they lead to the app that
 * has the id in theirs.
 */
function withNewIds(
  app: JsonObject,
  base: JsonObject | undefined,
  newIds: ReadonlyMap<unknown, number>,
): JsonObject {
  const follow = (id: unknown, before: unknown) =>
    [before].flat().includes(id) ? id : (newIds.get(id) ?? id);
  const { status } = app;
  const result = { ...app };
  for (const field of ['requires', 'worksWith'] as const) {
    const ids = app[field];
    if (Array.isArray(ids)) result[field] = ids.map((id) => follow(id, base?.[field]));
  }
  if (isObject(status) && status.replacedBy !== undefined)
    result.status = {
      ...status,
      replacedBy: follow(status.replacedBy, valueAt(base, ['status', 'replacedBy'])),
    };
  return result;
}

/** The key of the conflict of orders. Those of apps are lists in JSON. */
const ORDER = 'order';

const SIDES: readonly Side[] = ['ours', 'theirs'];

function appConflict(
  app: Pick<AppConflict, 'key' | 'base' | 'ours' | 'theirs'>,
  hasBase: boolean,
): AppConflict {
  const { base, ours, theirs } = app;
  const only = ours ? 'ours' : 'theirs';
  if (!ours || !theirs) return { kind: 'app', ...app, choices: SIDES, proposed: hasBase ? null : only };
  const areTwo = base
    ? isReplaced(base, ours) || isReplaced(base, theirs)
    : ['title', 'companyName'].some((field) => jsonOf(ours[field]) !== jsonOf(theirs[field]));
  return { kind: 'app', ...app, choices: areTwo ? [...SIDES, 'both'] : SIDES, proposed: null };
}
