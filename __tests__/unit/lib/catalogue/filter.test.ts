import { FACETS, type Visitor } from '@/lib/catalogue/facets';
import {
  type Choice,
  type FacetIndex,
  filterApps,
  indexFacets,
  readChoice,
  unknownValues,
  writeChoice,
} from '@/lib/catalogue/filter';
import { type ListedApp, toListedApp } from '@/lib/catalogue/views';
import { buildApp, buildFullApp, type KnownApp } from '../../../fixtures/apps';
import { fc } from '../../../fixtures/properties';

const NOW = Date.parse('2026-11-26');
const VISITOR: Visitor = { now: NOW, installed: new Set([2]) };

/** Apps with ids from 1. */
const listed = (...apps: Partial<KnownApp>[]): ListedApp[] =>
  apps.map((app, index) => toListedApp(buildApp({ ...app, id: index + 1 })));

/** The offered values, as the form shows them. */
const offered = ({ offered, values }: FacetIndex) =>
  Object.fromEntries(
    offered.map(({ facet, values: own }) => [facet.parameter, own.map((position) => values[position]?.text)]),
  );

const offeredFor = async (apps: readonly ListedApp[], visitor: Visitor | null = null) =>
  offered(await indexFacets(apps, visitor));

test('offers the values that apps have, those of most apps first, and not those of all', async () => {
  const platforms = [['Web', 'Docker'], ['Web', 'Linux', 'Docker'], ['Web', 'Docker'], ['Web']];
  const apps = listed(...platforms.map((own) => ({ platforms: own })));
  expect(await offeredFor(apps)).toEqual({ platform: ['Docker', 'Linux'] });
});

test('offers nothing where all apps are the same, and in a list without apps', async () => {
  const same = { platforms: ['Web'], license: 'MIT', price: 'Free', ratingAvg: 4.5, badges: ['Official'] };
  expect(await offeredFor(listed(same, same))).toEqual({});
  expect(await offeredFor([])).toEqual({});
});

test('offers a facet that says something about a tenth of the apps', async () => {
  const apps = (count: number) =>
    listed({ license: 'MIT' }, ...Array.from({ length: count - 1 }, () => ({})));
  expect(await offeredFor(apps(10))).toEqual({ license: ['MIT'] });
  expect(await offeredFor(apps(11))).toEqual({});
});

test('offers the values as pages show them', async () => {
  const apps = listed({ platforms: [' Web '], languages: ['pt-BR'], price: 'Free' }, {});
  expect(await offeredFor(apps)).toEqual({
    platform: ['Web'],
    language: ['Portuguese (Brazil)'],
    price: ['Free'],
  });
});

test('merges the spellings of a value, also those of a single app', async () => {
  const facets = await indexFacets(
    listed({ platforms: ['Web', 'web'] }, { platforms: ['WEB', 'Linux'] }, {}),
    null,
  );
  expect(offered(facets)).toEqual({ platform: ['Web', 'Linux'] });
  expect(facets.values.filter(({ facet }) => facet.parameter === 'platform')).toHaveLength(2);
  expect(await offeredFor(listed({ platforms: ['Web', 'web'] }, {}))).toEqual({ platform: ['Web'] });
});

test('offers the ninth and later values in the order of a dictionary', async () => {
  const first = Array.from('ABCDEFGH');
  const apps = listed({ platforms: [...first, 'Zig', 'Élan', 'Perl'] }, { platforms: first }, {});
  expect(await offeredFor(apps)).toEqual({ platform: [...first, 'Élan', 'Perl', 'Zig'] });
});

test('offers what only the browser knows: the day, and what is installed', async () => {
  const apps = listed({ updated: '2025-11-27' }, { updated: '2025-11-25' }, {});
  expect(await offeredFor(apps, VISITOR)).toEqual({
    updated: ['Updated within a year'],
    installed: ['Not installed'],
  });
  expect(await offeredFor(apps)).toEqual({});
});

test('offers to leave out deprecated apps, and those rated below 4', async () => {
  const apps = listed({ ratingAvg: 4 }, { ratingAvg: 3.9, status: { deprecated: 'It ended.' } });
  expect(await offeredFor(apps)).toEqual({ rating: ['Rated 4 and more'], deprecated: ['Not deprecated'] });
});

test('an app that is shown as rated 4.0 is rated 4', async () => {
  const apps = listed({ ratingAvg: 3.95 }, { ratingAvg: 3.94 });
  const facets = await indexFacets(apps, null);
  const { apps: left } = filterApps(facets, apps, readChoice(facets, 'rating=4'));
  expect(left.map(({ id }) => id)).toEqual([1]);
});

test('offers a single choice that no app meets to visitors, but not in the build', async () => {
  const apps = listed({ ratingAvg: 3 }, { ratingAvg: 2 });
  expect(await offeredFor(apps, VISITOR)).toMatchObject({ rating: ['Rated 4 and more'] });
  expect(await offeredFor(apps)).toEqual({});
});

test('rejects if it is aborted between two tasks', async () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  await expect(indexFacets(listed({}, {}), null, AbortSignal.abort())).rejects.toThrow('aborted');
});

test('says which values all apps have, but not those with a page, and not what an app has or not', async () => {
  const same = { categories: ['Games'], platforms: ['Web'], ratingAvg: 4.5 };
  const { shared, values } = await indexFacets(listed({ ...same, license: 'MIT' }, same), VISITOR);
  expect(shared.map((position) => values[position]?.text)).toEqual(['Web']);
});

test('the URL of a choice is that of links which were shared before', async () => {
  const apps = listed(
    {
      categories: ['Games'],
      platforms: [' Web '],
      price: { amount: 5, currency: 'EUR' },
      license: 'MIT',
      languages: ['de'],
      badges: ['Official'],
      ratingAvg: 4.5,
      updated: '2026-11-01',
    },
    { price: 'Free', ratingAvg: 3, updated: '2020-01-01', status: { deprecated: 'It ended.' } },
  );
  const facets = await indexFacets(apps, VISITOR);
  const choice = new Set(facets.rows.get(1));
  const query =
    'category=Games&platform=Web&price=paid&license=MIT&language=de&badge=Official&rating=4&updated=year&deprecated=no&installed=no';
  expect(writeChoice(facets, choice)).toBe(query);
  expect(readChoice(facets, query)).toEqual(choice);
});

const index = (apps: readonly ListedApp[]) => indexFacets(apps, VISITOR);

test('leaves nothing if no app has what alone can be chosen', async () => {
  const apps = listed({ updated: '2020-01-01' }, { updated: '2021-01-01' });
  const left = async (query: string, installed: readonly number[]) => {
    const facets = await indexFacets(apps, { now: NOW, installed: new Set(installed) });
    return filterApps(facets, apps, readChoice(facets, query)).apps.map(({ id }) => id);
  };
  expect(await left('installed=no', [1])).toEqual([2]);
  expect(await left('installed=no', [1, 2])).toEqual([]);
  expect(await left('updated=year', [])).toEqual([]);
});

test('ignores values and facets that are not offered, and reads values in any spelling', async () => {
  const apps = listed(
    { platforms: ['Node.js', 'C++'] },
    { platforms: ['node js'] },
    { platforms: ['C#'] },
    {},
  );
  const facets = await index(apps);
  const written = (query: string) => writeChoice(facets, readChoice(facets, query));
  expect(written('platform=NODE.JS&platform=C%2B%2B&platform=Amiga&license=MIT&q=no')).toBe(
    'platform=Node.js&platform=C%2B%2B',
  );
  expect(written('platform=c%23')).toBe('platform=C%23');
  expect(written('platform=')).toBe('');
});

/** What `filterApps` computes, the long way. */
function naive({ values }: FacetIndex, apps: readonly ListedApp[], choice: Choice) {
  const has = (app: ListedApp, position: number) => {
    const { facet, value } = values[position]!;
    return facet.valuesOf(app, VISITOR)?.includes(value) ?? false;
  };
  const meets = (app: ListedApp, facet: (typeof FACETS)[number]) => {
    const own = [...choice].filter((position) => values[position]!.facet === facet);
    return own.length === 0 || own.some((position) => has(app, position));
  };
  return {
    apps: apps.filter((app) => FACETS.every((facet) => meets(app, facet))),
    counts: values.map(
      ({ facet }, position) =>
        apps.filter(
          (app) => has(app, position) && FACETS.every((other) => other === facet || meets(app, other)),
        ).length,
    ),
  };
}

const names = fc.subarray(['Docker', 'Web', 'deb', 'C'], { minLength: 1 });
const app = fc.record(
  {
    platforms: names,
    categories: names,
    license: fc.constantFrom('MIT', 'ISC', 'MIT OR ISC'),
    price: fc.constantFrom('Free', '4 €'),
    ratingAvg: fc.constantFrom(3, 4, 5),
    updated: fc.constantFrom('2020-01-01', '2026-11-01'),
  },
  { requiredKeys: [] },
);

test('any choice leaves the apps, and counts those, that a naive filter does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(app, { maxLength: 12 }), fc.array(fc.nat(20)), async (built, chosen) => {
      const apps = listed(...built);
      const facets = await index(apps);
      const choice = new Set(chosen.filter((position) => position < facets.values.length));
      expect(filterApps(facets, apps, choice)).toEqual(naive(facets, apps, choice));
    }),
  );
});

test('a choice that is written is read again', async () => {
  const apps = [toListedApp(buildFullApp()), ...listed({}, {})];
  const facets = await index(apps);
  const all = new Set(facets.offered.flatMap(({ values }) => values));
  expect(readChoice(facets, writeChoice(facets, all))).toEqual(all);
});

test('each facet has its own parameter', () => {
  const parameters = FACETS.map(({ parameter }) => parameter);
  expect(new Set(parameters).size).toBe(parameters.length);
});

test('a value that is not in the language of the page has that of its apps', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, TEXT_LANGUAGES: 'en de' });
  const untranslated = { 'platforms.1': 'en', 'categories.0': 'fr', license: 'es', title: 'en' };
  const fields = { platforms: ['Netz', 'Desktop'], categories: ['Jeux'], license: 'Libre' };
  const { values } = await indexFacets(
    listed({ platforms: ['Netz'], categories: ['Spiele', 'Musik'] }, { ...fields, untranslated }),
    null,
  );
  expect(values.flatMap(({ text, language }) => (language ? [[text, language]] : []))).toEqual([
    ['Jeux', 'fr'],
    ['Desktop', 'en'],
    ['Libre', 'es'],
  ]);
});

test.each([
  ['a value that no app has', 'platform=web&platform=Netz&license=Frei', ['Netz', 'Frei']],
  ['the tag of a language', 'language=pt-BR', ['Portuguese (Brazil)']],
  ['a price that is neither free nor paid', 'price=cheap&price=constructor', ['cheap', 'constructor']],
  ['the same in two spellings', 'platform=Netz&platform=netz', ['Netz']],
])('of a query, %s is unknown', async (_, query, texts) => {
  const facets = await indexFacets(listed({ platforms: ['Web'], languages: ['de'] }, {}), VISITOR);
  expect(unknownValues(facets, query)).toEqual(texts);
});

test.each(['', 'platform=WEB', 'platform=', 'rating=5', 'installed=no', 'q=Netz'])(
  'of the query “%s”, nothing is unknown',
  async (query) => {
    const facets = await indexFacets(listed({ platforms: ['Web'] }, { platforms: ['Web'] }), VISITOR);
    expect(unknownValues(facets, query)).toEqual([]);
  },
);
