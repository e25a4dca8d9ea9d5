import { FACETS, type Visitor } from '@/lib/catalogue/facets';
import { toListedApp } from '@/lib/catalogue/views';
import { buildApp, type KnownApp } from '../../../fixtures/apps';

const VISITOR: Visitor = { now: Date.parse('2026-11-26'), installed: new Set([2]) };

const facetOf = (parameter: string) => FACETS.find((facet) => facet.parameter === parameter)!;

test.each<[parameter: string, app: Partial<KnownApp>, values: readonly string[] | undefined]>([
  ['category', { categories: ['Games'] }, ['Games']],
  ['category', {}, undefined],
  ['platform', { platforms: ['Web', 'Docker'] }, ['Web', 'Docker']],
  ['price', { price: { amount: 0, currency: 'EUR' } }, ['free']],
  ['price', { price: 'from 4 € a month' }, ['paid']],
  ['price', { price: '月額500円' }, ['paid']],
  ['price', { price: '5 € for freelancers' }, ['paid']],
  ['price', { price: '٤ € شهريًا' }, ['paid']],
  ['price', { price: 'GPL-3.0, free' }, undefined],
  ['price', { price: 'Free for up to 5 users' }, undefined],
  ['price', { price: '0 €' }, undefined],
  ['price', {}, undefined],
  ['license', { license: '(AGPL-3.0-only OR MIT) AND Zlib' }, ['AGPL-3.0-only', 'MIT', 'Zlib']],
  ['license', { license: 'MIT  OR\n ( ISC ) ' }, ['MIT', 'ISC']],
  ['license', { license: 'GPL-2.0-only WITH GCC-exception-2.0' }, ['GPL-2.0-only WITH GCC-exception-2.0']],
  ['license', { license: 'Free for households and schools' }, ['Free for households and schools']],
  ['license', { license: 'Proprietary (free at home)' }, ['Proprietary (free at home)']],
  ['license', {}, undefined],
  ['language', { languages: ['pt-BR'] }, ['pt-BR']],
  ['badge', { badges: ['Official'] }, ['Official']],
  ['rating', { ratingAvg: 4 }, ['4']],
  ['rating', { ratingAvg: 3.9 }, []],
  ['rating', { ratingAvg: undefined }, undefined],
  // A year has 365 days.
  ['updated', { updated: '2025-11-27' }, ['year']],
  ['updated', { updated: '2025-11-26' }, []],
  ['updated', {}, undefined],
  ['deprecated', {}, ['no']],
  ['deprecated', { status: { deprecated: 'It ended.' } }, []],
  ['installed', { id: 1 }, ['no']],
  ['installed', { id: 2 }, []],
])('by %s, the app %j has %j', (parameter, app, values) => {
  expect(facetOf(parameter).valuesOf(toListedApp(buildApp(app)), VISITOR)).toEqual(values);
});

test.each(['updated', 'installed'])('the build does not know %s', (parameter) => {
  const app = toListedApp(buildApp({ updated: '2026-11-25' }));
  expect(facetOf(parameter).valuesOf(app, null)).toBeUndefined();
});

test.each([
  ['price', 'free', 'Free'],
  ['price', 'paid', 'Paid'],
  ['language', 'pt-BR', 'Portuguese (Brazil)'],
  ['language', 'xx', 'xx'],
  ['rating', '4', 'Rated 4 and more'],
])('of %s, %s is shown as %s', (parameter, value, text) => {
  expect(facetOf(parameter).textOf?.(value)).toBe(text);
});
