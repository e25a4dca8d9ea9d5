import type { JsonObject } from '@/lib/catalogue/json-path';
import { type Choice, type Conflict, mergeCatalogues, resolveMerge } from '@/lib/editor/merge';
import { fc } from '../../../fixtures/properties';

const QUILL = { id: 1, title: 'Quill', companyName: 'Fjordline', description: 'Writes.', downloads: 10 };
const WREN = { id: 2, title: 'Wren', companyName: 'Nestware', description: 'Sings.', downloads: 20 };
const TEAL = { id: 3, title: 'Teal', companyName: 'Nestware', description: 'Swims.', downloads: 30 };
const BASE = [QUILL, WREN, TEAL];

type Apps = readonly JsonObject[];

const FREE_ID = 100;

/** Merges, and answers all conflicts alike. */
function merged(base: Apps | null, ours: Apps, theirs: Apps, answer?: Choice): Apps {
  const merge = mergeCatalogues(base, ours, theirs);
  const choices = new Map(merge.conflicts.flatMap(({ key }) => (answer ? [[key, answer]] : [])));
  return resolveMerge(merge, choices, FREE_ID).map(({ value }) => value);
}

const conflictsOf = (base: Apps | null, ours: Apps, theirs: Apps) =>
  mergeCatalogues(base, ours, theirs).conflicts;

/** Merges apps that have only ids, and keeps all. */
function orderOf(base: number[] | null, ours: number[], theirs: number[]) {
  const toApps = (ids: readonly number[]) => ids.map((id) => ({ id }));
  return merged(base && toApps(base), toApps(ours), toApps(theirs), 'both')?.map(({ id }) => Number(id));
}

describe('merges', () => {
  test('changes of different apps and of different fields', () => {
    const ours = [{ ...QUILL, downloads: 11 }, { ...WREN, title: 'Wrens' }, TEAL];
    const theirs = [QUILL, { ...WREN, downloads: 21 }, { ...TEAL, categories: ['Tools'] }];
    expect(merged(BASE, ours, theirs)).toEqual([
      { ...QUILL, downloads: 11 },
      { ...WREN, title: 'Wrens', downloads: 21 },
      { ...TEAL, categories: ['Tools'] },
    ]);
  });

  test('equal changes', () => {
    const changed = [{ ...QUILL, links: { get: 'a', website: 'b' } }, TEAL];
    const reordered = [{ ...QUILL, links: { website: 'b', get: 'a' } }, TEAL];
    expect(merged(BASE, changed, reordered)).toEqual(changed);
  });

  test('added and removed fields', () => {
    const { downloads, ...less } = WREN;
    expect(merged(BASE, [QUILL, less, TEAL], [QUILL, { ...WREN, note: null }, TEAL])).toEqual([
      QUILL,
      { ...less, note: null },
      TEAL,
    ]);
  });

  test('removed apps that the other side has not changed', () => {
    expect(merged(BASE, [WREN, TEAL], [QUILL, WREN])).toEqual([WREN]);
  });

  test('added apps', () => {
    const [ours, theirs] = [
      { id: 4, title: 'Crane' },
      { id: 5, title: 'Heron' },
    ];
    expect(merged(BASE, [...BASE, ours], [theirs, ...BASE])).toEqual([theirs, ...BASE, ours]);
  });

  test('fields whose names objects inherit', () => {
    const ours = JSON.parse('[{ "id": 1, "__proto__": 2 }]');
    const theirs = JSON.parse('[{ "id": 1, "constructor": 3 }]');
    expect(JSON.stringify(merged([{ id: 1 }], ours, theirs))).toBe(
      '[{"id":1,"constructor":3,"__proto__":2}]',
    );
  });
});

describe('asks', () => {
  test('about a field that both sides have changed differently', () => {
    const ours = [{ ...QUILL, downloads: 11, title: 'Quills' }, WREN, TEAL];
    const theirs = [{ ...QUILL, downloads: 12 }, WREN, TEAL];
    expect(conflictsOf(BASE, ours, theirs)).toEqual([
      {
        kind: 'field',
        key: '[1] downloads',
        id: 1,
        title: 'Quill',
        field: 'downloads',
        base: 10,
        ours: 11,
        theirs: 12,
        choices: ['ours', 'theirs'],
        proposed: null,
      },
    ]);
    expect(() => merged(BASE, ours, theirs)).toThrow('A conflict has no choice.');
    expect(merged(BASE, ours, theirs, 'ours')).toEqual(ours);
    expect(merged(BASE, ours, theirs, 'theirs')?.[0]).toEqual({ ...QUILL, title: 'Quills', downloads: 12 });
  });

  test.each([
    [null, {}],
    [{}, []],
    [0, '0'],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [{ a: 1 }, { b: 1 }],
  ])('about the values %j and %j', (ours, theirs) => {
    expect(conflictsOf([{ id: 1 }], [{ id: 1, note: ours }], [{ id: 1, note: theirs }])).toEqual([
      expect.objectContaining({ field: 'note', title: '', ours, theirs }),
    ]);
  });

  test('about a field that one side has removed and the other one changed', () => {
    const { downloads, ...less } = QUILL;
    const ours = [less, WREN, TEAL];
    const theirs = [{ ...QUILL, downloads: 12 }, WREN, TEAL];
    expect(conflictsOf(BASE, ours, theirs)).toEqual([
      expect.objectContaining({ field: 'downloads', ours: undefined, theirs: 12, proposed: null }),
    ]);
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
        id: 2,
        title: 'Wren',
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
    const last = { id: 150, title: 'Swift' };
    const sides = [
      [...BASE, ours],
      [...BASE, theirs, last],
    ] as const;
    expect(conflictsOf(BASE, ...sides)).toEqual([
      expect.objectContaining({
        kind: 'app',
        id: 4,
        title: 'Heron',
        base: undefined,
        ours,
        theirs,
        choices: ['ours', 'theirs', 'both'],
      }),
    ]);
    expect(merged(BASE, ...sides, 'ours')).toEqual([...BASE, ours, last]);
    expect(merged(BASE, ...sides, 'theirs')).toEqual([...BASE, theirs, last]);
    expect(merged(BASE, ...sides, 'both')).toEqual([...BASE, theirs, { ...ours, id: 151 }, last]);
  });

  test('about the fields of a new app that both sides have', () => {
    const ours = { id: 4, title: 'Crane', companyName: 'Nestware', downloads: 1, note: 'a' };
    const theirs = { ...ours, downloads: 2, note: undefined };
    expect(conflictsOf(BASE, [...BASE, ours], [...BASE, theirs])).toEqual([
      expect.objectContaining({ kind: 'field', field: 'downloads', base: undefined, ours: 1, theirs: 2 }),
    ]);
  });

  test('about an app that one side has replaced and the other one changed', () => {
    const other = { ...TEAL, id: 2 };
    const ours = [QUILL, { ...other, title: 'Crane', companyName: 'Reed' }, TEAL];
    const theirs = [QUILL, { ...WREN, downloads: 21 }, TEAL];
    for (const sides of [[ours, theirs] as const, [theirs, ours] as const])
      expect(conflictsOf(BASE, ...sides)).toEqual([
        expect.objectContaining({ kind: 'app', key: '[2]', choices: ['ours', 'theirs', 'both'] }),
      ]);
    expect(merged(BASE, ours, [QUILL, WREN, TEAL])).toEqual(ours);
  });

  test('nothing about an app that both sides have renamed in part', () => {
    const ours = [{ ...QUILL, title: 'Quills', companyName: 'Reed' }, WREN, TEAL];
    expect(merged(BASE, ours, BASE)).toEqual(ours);
    const theirs = [{ ...QUILL, description: 'Writes letters.' }, WREN, TEAL];
    const named = [{ ...QUILL, title: 'Quills' }, WREN, TEAL];
    expect(merged(BASE, named, theirs)).toEqual([{ ...named[0], ...theirs[0], title: 'Quills' }, WREN, TEAL]);
  });
});

describe('without a common version', () => {
  test('keeps equal apps, and asks about all others', () => {
    const ours = [QUILL, { ...WREN, downloads: 21, note: 'a' }];
    const theirs = [QUILL, WREN, TEAL];
    const conflicts = conflictsOf(null, ours, theirs);
    expect(conflicts.map(({ key, proposed }) => [key, proposed])).toEqual([
      ['[2] downloads', null],
      ['[2] note', 'ours'],
      ['[3]', 'theirs'],
    ]);
    expect(merged(null, ours, theirs, 'ours')).toEqual(ours);
    expect(merged(null, ours, theirs, 'theirs')).toEqual(theirs);
  });

  test('proposes to keep what only ours has', () => {
    expect(conflictsOf(null, BASE, [QUILL, TEAL])).toEqual([
      expect.objectContaining({ key: '[2]', theirs: undefined, proposed: 'ours' }),
    ]);
  });

  test('asks for fields of an app whose title or description differs, and for both apps otherwise', () => {
    const theirs = { ...QUILL, title: 'Quills' };
    expect(conflictsOf(null, [QUILL], [theirs])).toEqual([expect.objectContaining({ field: 'title' })]);
    expect(conflictsOf(null, [QUILL], [{ ...theirs, description: 'Draws.' }])).toEqual([
      expect.objectContaining({ kind: 'app', choices: ['ours', 'theirs', 'both'] }),
    ]);
  });
});

describe('the order', () => {
  test('is that of the side that has moved apps', () => {
    expect(orderOf([1, 2, 3, 4], [4, 1, 2, 3], [1, 2, 3, 4, 7])).toEqual([4, 1, 2, 3, 7]);
    expect(orderOf([1, 2, 3, 4], [1, 2, 5, 3, 4], [4, 3, 1, 2])).toEqual([4, 3, 1, 2, 5]);
    expect(orderOf([1, 2, 3], [1, 3, 2], [3, 1])).toEqual([3, 1]);
  });

  test('has moves of both sides, and of the same app that of ours', () => {
    expect(orderOf([1, 2, 3, 4], [2, 1, 3, 4], [1, 2, 4, 3])).toEqual([2, 1, 4, 3]);
    expect(orderOf([1, 2, 3, 4], [2, 3, 1, 4], [2, 3, 4, 1])).toEqual([2, 3, 1, 4]);
  });

  test('names the apps that both sides have moved to other positions', () => {
    const movedByBoth = (ours: number[], theirs: number[]) => {
      const [base, ...sides] = [[1, 2, 3, 4], ours, theirs].map((ids) => ids.map((id) => ({ id })));
      return mergeCatalogues(base!, sides[0]!, sides[1]!).movedByBoth.map(({ id }) => id);
    };
    expect(movedByBoth([2, 3, 1, 4], [2, 3, 4, 1])).toEqual([1]);
    expect(movedByBoth([2, 3, 1, 4], [2, 3, 1, 4])).toEqual([]);
    expect(movedByBoth([2, 1, 3, 4], [1, 2, 4, 3])).toEqual([]);
    expect(movedByBoth([2, 3, 1, 4], [2, 3, 4])).toEqual([]);
  });

  test('has the added apps of theirs before those of ours', () => {
    expect(orderOf([1, 2], [5, 6, 1, 2], [7, 1, 2])).toEqual([7, 5, 6, 1, 2]);
    expect(orderOf([1, 2], [1, 2, 5, 6], [1, 2, 7])).toEqual([1, 2, 7, 5, 6]);
  });

  test('has the added apps of ours after the app before them that is kept', () => {
    expect(orderOf([1, 2, 3], [1, 2, 5, 3], [1, 3])).toEqual([1, 5, 3]);
  });

  test('is that of theirs without a common version', () => {
    expect(orderOf(null, [1, 2, 5, 3], [3, 1, 7, 2])).toEqual([3, 1, 7, 2, 5]);
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

  test('equal apps are matched in their order', () => {
    expect(merged([QUILL, QUILL], [QUILL, QUILL, QUILL], [QUILL, QUILL])).toEqual([QUILL, QUILL, QUILL]);
    expect(merged([QUILL, QUILL], [QUILL], [QUILL, QUILL])).toEqual([QUILL]);
  });

  test('missing ones and texts are accepted', () => {
    const { id, ...unnumbered } = QUILL;
    const text = { ...WREN, id: '2' };
    expect(
      merged([unnumbered, text, {}], [{ ...unnumbered, downloads: 5 }, text, {}], [unnumbered, {}]),
    ).toEqual([{ ...unnumbered, downloads: 5 }, {}]);
    expect(merged([text], [text], [{ ...text, title: 'Wrens' }])).toEqual([{ ...text, title: 'Wrens' }]);
    expect(conflictsOf([text], [{ ...text, downloads: 5 }], [{ ...text, title: 'Wrens' }])).toEqual([
      expect.objectContaining({ kind: 'app', theirs: undefined }),
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

/** Apps with other names have other descriptions. */
const described = (apps: Apps) =>
  apps.map((app) => ({ ...app, description: `${app.title} ${app.companyName}` }));

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

  test('the other way round, the conflicts are the same, with the other sides', () => {
    const swapped = ({ ours, theirs, id, title, proposed, ...conflict }: Conflict) => ({
      ...conflict,
      ours: theirs,
      theirs: ours,
      proposed: proposed && (proposed === 'ours' ? 'theirs' : 'ours'),
    });
    const unchanged = ({ id, title, ...conflict }: Conflict) => conflict;
    const byKey = (one: { key: string }, two: { key: string }) => (one.key < two.key ? -1 : 1);
    fc.assert(
      fc.property(anySides, fc.boolean(), ([base, ours, theirs], hasBase) => {
        const known = hasBase ? base : null;
        const conflicts = conflictsOf(known, ours, theirs).map(unchanged).sort(byKey);
        expect(conflictsOf(known, theirs, ours).map(swapped).sort(byKey)).toEqual(conflicts);
        expect(new Set(conflicts.map(({ key }) => key)).size).toBe(conflicts.length);
      }),
    );
  });

  test('one side is chosen for all conflicts without a common version', () => {
    fc.assert(
      fc.property(anySides, ([, ours, theirs]) => {
        expect(merged(null, ours, theirs, 'theirs')).toEqual(theirs);
        const chosen = merged(null, ours, theirs, 'ours');
        expect(chosen).toHaveLength(ours.length);
        expect(chosen).toEqual(expect.arrayContaining(ours));
      }),
    );
  });

  test('each app that a side has added is in the result', () => {
    fc.assert(
      fc.property(anySides, ([base, ours, theirs]) => {
        const known = new Set(base.map(({ id }) => id ?? null));
        const merge = mergeCatalogues(described(base), described(ours), described(theirs));
        const both = new Map(
          merge.conflicts.map(
            ({ key, choices }) => [key, choices.includes('both') ? 'both' : 'ours'] as const,
          ),
        );
        const result = resolveMerge(merge, both, FREE_ID).map(({ value }) => value);
        for (const { title, companyName } of [...ours, ...theirs].filter(({ id }) => !known.has(id ?? null)))
          expect(result).toContainEqual(expect.objectContaining({ title, companyName }));
      }),
    );
  });

  test('each app of theirs is in the result once', () => {
    fc.assert(
      fc.property(anySides, fc.boolean(), anyChoices, ([base, ours, theirs], hasBase, numbers) => {
        const merge = mergeCatalogues(hasBase ? base : null, ours, theirs);
        const apps = resolveMerge(merge, choose(merge.conflicts, numbers), FREE_ID);
        const sources = apps.map(({ source }) => source).filter((source) => source !== null);
        expect(new Set(sources).size).toBe(sources.length);
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
