import { isEqual, type JsonObject } from '@/lib/catalogue/json-path';
import { type Choice, type Conflict, mergeCatalogues } from '@/lib/editor/merge';
import { fc } from '../../../fixtures/properties';

const QUILL = { id: 1, title: 'Quill', companyName: 'Fjordline', description: 'Writes.', downloads: 10 };
const WREN = { id: 2, title: 'Wren', companyName: 'Nestware', description: 'Sings.', downloads: 20 };
const TEAL = { id: 3, title: 'Teal', companyName: 'Nestware', description: 'Swims.', downloads: 30 };
const BASE = [QUILL, WREN, TEAL];

type Apps = readonly JsonObject[];

const FREE_ID = 100;

/** Merges, and answers all conflicts alike. */
function merged(base: Apps | null, ours: Apps, theirs: Apps, answer?: Choice): Apps {
  const { conflicts, resolve } = mergeCatalogues(base, ours, theirs);
  const choices = new Map(conflicts.flatMap(({ key }) => (answer ? [[key, answer]] : [])));
  return resolve(choices, FREE_ID);
}

const conflictsOf = (base: Apps | null, ours: Apps, theirs: Apps) =>
  mergeCatalogues(base, ours, theirs).conflicts;

/** Merges apps that have only ids, and keeps all. */
function orderOf(base: number[] | null, ours: number[], theirs: number[], answer: Choice = 'both') {
  const toApps = (ids: readonly number[]) => ids.map((id) => ({ id }));
  return merged(base && toApps(base), toApps(ours), toApps(theirs), answer).map(({ id }) => Number(id));
}

test('merges what the sides have changed, added and removed of different apps', () => {
  const [crane, heron] = [
    { id: 4, title: 'Crane' },
    { id: 5, title: 'Heron' },
  ];
  const ours = [{ ...QUILL, downloads: 11 }, TEAL, crane];
  const { downloads, ...less } = TEAL;
  const theirs = [heron, QUILL, WREN, { ...less, note: null }];
  expect(merged(BASE, ours, theirs)).toEqual([heron, ours[0], { ...less, note: null }, crane]);
});

describe('asks', () => {
  test('about an app that both sides have changed differently', () => {
    const ours = [{ ...QUILL, downloads: 11 }, WREN, TEAL];
    const theirs = [{ ...QUILL, title: 'Quills' }, WREN, TEAL];
    expect(conflictsOf(BASE, ours, theirs)).toEqual([
      {
        kind: 'app',
        key: '[1]',
        base: QUILL,
        ours: ours[0],
        theirs: theirs[0],
        choices: ['ours', 'theirs'],
        proposed: null,
      },
    ]);
    expect(() => merged(BASE, ours, theirs)).toThrow('A conflict has no choice.');
    expect(merged(BASE, ours, theirs, 'ours')).toEqual(ours);
    expect(merged(BASE, ours, theirs, 'theirs')).toEqual(theirs);
  });

  test.each([
    ['ours', 'theirs'],
    ['theirs', 'ours'],
  ] as const)('about an app that %s has removed and %s changed', (remover, other) => {
    const changed = { ...WREN, downloads: 21 };
    const sides =
      remover === 'ours'
        ? { ours: [QUILL, TEAL], theirs: [QUILL, changed, TEAL] }
        : { ours: [QUILL, changed, TEAL], theirs: [QUILL, TEAL] };
    expect(conflictsOf(BASE, sides.ours, sides.theirs)).toEqual([
      {
        kind: 'app',
        key: '[2]',
        base: WREN,
        [remover]: undefined,
        [other]: changed,
        choices: ['ours', 'theirs'],
        proposed: null,
      },
    ]);
    expect(merged(BASE, sides.ours, sides.theirs, other)).toEqual([QUILL, changed, TEAL]);
    expect(merged(BASE, sides.ours, sides.theirs, remover)).toEqual([QUILL, TEAL]);
  });

  test('about two new apps with one id, and both can be kept', () => {
    const ours = { id: 4, title: 'Crane', companyName: 'Nestware', description: 'Wades.' };
    const theirs = { id: 4, title: 'Heron', companyName: 'Nestware', description: 'Fishes.' };
    const sides = [
      [...BASE, ours],
      [...BASE, theirs],
    ] as const;
    expect(conflictsOf(BASE, ...sides)).toEqual([
      expect.objectContaining({ base: undefined, ours, theirs, choices: ['ours', 'theirs', 'both'] }),
    ]);
    expect(merged(BASE, ...sides, 'ours')).toEqual([...BASE, ours]);
    expect(merged(BASE, ...sides, 'theirs')).toEqual([...BASE, theirs]);
    expect(merged(BASE, ...sides, 'both')).toEqual([...BASE, theirs, { ...ours, id: FREE_ID }]);
  });

  test('about two new apps with one id and one title, of two developers, and both can be kept', () => {
    const [ours, theirs] = ['Inkwell', 'Paperhouse'].map((companyName) => ({
      id: 4,
      title: 'Notes',
      companyName,
    }));
    expect(conflictsOf(BASE, [...BASE, ours!], [...BASE, theirs!])).toEqual([
      expect.objectContaining({ ours, theirs, choices: ['ours', 'theirs', 'both'] }),
    ]);
  });

  test('about an app that ours has replaced, and references that were there before stay with the one of theirs', () => {
    const wren = { ...WREN, requires: [QUILL.id] };
    const theirs = { ...QUILL, description: 'Draws.' };
    const ours = { id: QUILL.id, title: 'Crane', companyName: 'Inkwell' };
    const changed = { ...wren, description: 'Sings.' };
    expect(merged([QUILL, wren], [ours, changed], [theirs, wren], 'both')).toEqual([
      theirs,
      { ...ours, id: FREE_ID },
      changed,
    ]);
  });

  test('about two new apps with one id, and references of ours follow the new id of our app', () => {
    const [ours, theirs] = [
      { id: 4, title: 'Crane', requires: [1] },
      { id: 4, title: 'Heron', requires: [3] },
    ];
    const base = [{ ...QUILL, worksWith: [4] }, WREN, TEAL];
    const references = { requires: [4, 3], status: { deprecated: 'Old.', replacedBy: 4 } };
    expect(
      merged(
        base,
        [{ ...QUILL, worksWith: [4, 2] }, { ...WREN, ...references }, TEAL, ours],
        [base[0]!, WREN, { ...TEAL, worksWith: [4] }, theirs],
        'both',
      ),
    ).toEqual([
      // It was there before our app.
      { ...QUILL, worksWith: [4, 2] },
      { ...WREN, requires: [100, 3], status: { deprecated: 'Old.', replacedBy: 100 } },
      { ...TEAL, worksWith: [4] },
      theirs,
      { ...ours, id: 100 },
    ]);
  });

  test('which of two versions of a new app is kept, if both have its title', () => {
    const ours = { id: 4, title: 'Crane', companyName: 'Nestware', downloads: 1 };
    expect(conflictsOf(BASE, [...BASE, ours], [...BASE, { ...ours, downloads: 2 }])).toEqual([
      expect.objectContaining({ key: '[4]', choices: ['ours', 'theirs'] }),
    ]);
  });

  test('about an app that one side has replaced and the other one changed, and both can be kept', () => {
    const other = { ...TEAL, id: 2 };
    const ours = [QUILL, { ...other, title: 'Crane', companyName: 'Reed' }, TEAL];
    const theirs = [QUILL, { ...WREN, downloads: 21 }, TEAL];
    for (const sides of [[ours, theirs] as const, [theirs, ours] as const])
      expect(conflictsOf(BASE, ...sides)).toEqual([
        expect.objectContaining({ kind: 'app', key: '[2]', choices: ['ours', 'theirs', 'both'] }),
      ]);
    expect(merged(BASE, ours, [QUILL, WREN, TEAL])).toEqual(ours);
  });
});

describe('without a common version', () => {
  test('keeps equal apps, and asks about all others', () => {
    const ours = [QUILL, { ...WREN, downloads: 21, note: 'a' }];
    const theirs = [QUILL, WREN, TEAL];
    const conflicts = conflictsOf(null, ours, theirs);
    expect(conflicts.map(({ key, proposed }) => [key, proposed])).toEqual([
      ['[2]', null],
      ['[3]', 'theirs'],
    ]);
    expect(merged(null, ours, theirs, 'ours')).toEqual(ours);
    expect(merged(null, ours, theirs, 'theirs')).toEqual(theirs);
  });

  test('asks for both apps if their titles differ', () => {
    expect(conflictsOf(null, [QUILL], [{ ...QUILL, title: 'Quills' }])).toEqual([
      expect.objectContaining({ choices: ['ours', 'theirs', 'both'] }),
    ]);
  });
});

describe('the order', () => {
  test('is that of the side that has moved apps', () => {
    expect(orderOf([1, 2, 3, 4], [4, 1, 2, 3], [1, 2, 3, 4, 7])).toEqual([4, 7, 1, 2, 3]);
    expect(orderOf([1, 2, 3, 4], [1, 2, 5, 3, 4], [4, 3, 1, 2])).toEqual([4, 3, 1, 2, 5]);
    expect(orderOf([1, 2, 3], [1, 3, 2], [3, 1])).toEqual([3, 1]);
  });

  test('is not that of a side that has moved only what the other has removed', () => {
    expect(orderOf([1, 2, 3], [2, 1], [1, 3, 2])).toEqual([2, 1]);
    expect(orderOf([1, 2, 3], [1, 3, 2], [2, 1])).toEqual([2, 1]);
  });

  test('is asked for if both sides have moved apps', () => {
    const [base, ours, theirs] = [
      [1, 2, 3, 4],
      [2, 1, 3, 4, 5],
      [6, 1, 2, 4, 3],
    ].map((ids) => ids.map((id) => ({ id })));
    expect(conflictsOf(base!, ours!, theirs!)).toEqual([
      {
        kind: 'order',
        key: 'order',
        choices: ['ours', 'theirs'],
        proposed: null,
        moved: [{ id: 2 }, { id: 3 }],
      },
    ]);
    expect(merged(base!, ours!, theirs!, 'ours').map(({ id }) => id)).toEqual([6, 2, 1, 3, 4, 5]);
    expect(merged(base!, ours!, theirs!, 'theirs').map(({ id }) => id)).toEqual([6, 1, 2, 4, 5, 3]);
  });

  test('has the apps that the other side has added after the app before them', () => {
    expect(orderOf([1, 2], [5, 6, 1, 2], [7, 1, 2])).toEqual([5, 6, 7, 1, 2]);
    expect(orderOf([1, 2], [1, 2, 5, 6], [1, 2, 7])).toEqual([1, 2, 5, 6, 7]);
    expect(orderOf([1, 2, 3], [1, 2, 5, 3], [1, 3])).toEqual([1, 5, 3]);
  });
});

describe('ids that are no ids', () => {
  test('duplicates are matched by title and developer', () => {
    const twin = { ...WREN, id: 1 };
    const base = [QUILL, twin];
    expect(merged(base, [twin], [QUILL, { ...twin, downloads: 5 }])).toEqual([{ ...twin, downloads: 5 }]);
    expect(merged([QUILL], [QUILL, twin], [{ ...QUILL, downloads: 5 }])).toEqual([
      { ...QUILL, downloads: 5 },
      twin,
    ]);
  });
});

test('new ids are higher than those of the history, too, and unique', () => {
  const named = (id: number, name: string) => ({ id, title: name, description: name });
  const ours = [named(1, 'a'), named(2, 'b')];
  const theirs = [named(1, 'c'), named(2, 'd')];
  expect(merged([], ours, theirs, 'both')).toEqual([
    theirs[0],
    { ...ours[0], id: FREE_ID },
    theirs[1],
    { ...ours[1], id: FREE_ID + 1 },
  ]);
});

/** Few ids, names and values, so that versions have much in common. Some ids are missing, duplicate or no numbers. */
const anyVersion = fc.array(
  fc.record(
    {
      id: fc.oneof({ weight: 8, arbitrary: fc.nat(5) }, fc.constantFrom('1', null)),
      title: fc.constantFrom('Quill', 'Wren'),
      companyName: fc.constantFrom('Fjordline', 'Nestware'),
      downloads: fc.nat(2),
      links: fc.record({ get: fc.nat(1), website: fc.nat(1) }, { requiredKeys: [], noNullPrototype: true }),
    },
    { noNullPrototype: true, requiredKeys: ['title', 'companyName'] },
  ),
  { maxLength: 6 },
);

/** Versions as an editor makes them, whose ids are unique. */
const uniqueVersion = anyVersion.map((apps) =>
  apps.flatMap((app, index) => (apps.findIndex(({ id }) => id === app.id) === index ? [app] : [])),
);

const anySides = fc.oneof(
  fc.tuple(anyVersion, anyVersion, anyVersion),
  fc.tuple(uniqueVersion, uniqueVersion, uniqueVersion),
);
const anyOrder = (ids: number[]) => fc.oneof(fc.subarray(ids), fc.shuffledSubarray(ids));

const anyChoices = fc.infiniteStream(fc.nat(2));

/** Answers each conflict at random. */
function choose(conflicts: readonly Conflict[], numbers: Iterator<number>): Map<string, Choice> {
  return new Map(
    conflicts.map(({ key, choices }) => [key, choices[numbers.next().value % choices.length] as Choice]),
  );
}

describe('for random versions', () => {
  test('a side that has changed nothing leads to the other one', () => {
    fc.assert(
      fc.property(anySides, ([base, side]) => {
        expect(merged(base, side, base)).toEqual(side);
        expect(merged(base, base, side)).toEqual(side);
        expect(merged(base, side, side)).toEqual(side);
      }),
    );
  });

  test('the other way round, the conflicts are the same', () => {
    const keys = (conflicts: readonly Conflict[]) => conflicts.map(({ key }) => key).sort();
    fc.assert(
      fc.property(anySides, fc.boolean(), ([base, ours, theirs], hasBase) => {
        const known = hasBase ? base : null;
        const conflicts = keys(conflictsOf(known, ours, theirs));
        expect(keys(conflictsOf(known, theirs, ours))).toEqual(conflicts);
        expect(new Set(conflicts).size).toBe(conflicts.length);
      }),
    );
  });

  test('one side is chosen for all conflicts without a common version', () => {
    fc.assert(
      fc.property(anySides, ([, ours, theirs]) => {
        expect(merged(null, ours, theirs, 'theirs')).toEqual(theirs);
        expect(merged(null, ours, theirs, 'ours')).toEqual(ours);
      }),
    );
  });

  test('each change of a side is in the result, or is asked for', () => {
    fc.assert(
      fc.property(anySides, ([base, ours, theirs]) => {
        const { conflicts, resolve } = mergeCatalogues(base, ours, theirs);
        const choices = new Map(conflicts.map(({ key }) => [key, 'theirs' as const]));
        const result = resolve(choices, FREE_ID);
        const isIn = (list: Apps, app: JsonObject) => list.some((other) => isEqual(other, app));
        const asked = conflicts.flatMap((conflict) => (conflict.kind === 'app' ? [conflict.ours ?? {}] : []));
        for (const app of theirs) if (!isIn(base, app)) expect(isIn(result, app)).toBe(true);
        for (const app of ours) if (!isIn(base, app)) expect(isIn([...result, ...asked], app)).toBe(true);
      }),
    );
  });

  test('no app of theirs is in the result twice', () => {
    fc.assert(
      fc.property(anySides, fc.boolean(), anyChoices, ([base, ours, theirs], hasBase, numbers) => {
        const { conflicts, resolve } = mergeCatalogues(hasBase ? base : null, ours, theirs);
        const apps = resolve(choose(conflicts, numbers), FREE_ID);
        expect(new Set(apps).size).toBe(apps.length);
      }),
    );
  });

  test('apps that neither side has moved keep their order', () => {
    fc.assert(
      fc.property(anyOrder([1, 2, 3, 4, 5, 6, 7, 8]), anyOrder([1, 2, 3, 4, 5, 6, 7, 9]), (ours, theirs) => {
        const base = [1, 2, 3, 4, 5, 6, 7];
        const ids = orderOf(base, ours, theirs)!;
        expect(ids.toSorted()).toEqual(
          [...new Set([...ours, ...theirs])]
            .filter((id) => (ours.includes(id) && theirs.includes(id)) || !base.includes(id))
            .sort(),
        );
        const isSorted = (list: readonly number[]) => list.every((id, index) => id >= (list[index - 1] ?? 0));
        const common = (list: readonly number[]) =>
          list.filter((id) => base.includes(id) && ids.includes(id));
        if (isSorted(common(ours))) expect(common(ids)).toEqual(common(theirs));
        if (isSorted(common(theirs))) expect(common(ids)).toEqual(common(ours));
      }),
    );
  });
});
