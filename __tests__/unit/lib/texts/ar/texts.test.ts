import * as facts from '@/lib/texts/ar/facts';
import * as listing from '@/lib/texts/ar/listing';
import * as lists from '@/lib/texts/ar/lists';
import * as ratings from '@/lib/texts/ar/ratings';
import * as shared from '@/lib/texts/ar/shared';

const FSI = '\u2068';
const PDI = '\u2069';

test.each([
  [0, 'لا تطبيقات', 'لم يُعثر على تطبيقات'],
  [1, 'تطبيق واحد', 'عُثر على تطبيق واحد'],
  [2, 'تطبيقان', 'عُثر على تطبيقين'],
  [3, '3 تطبيقات', 'عُثر على 3 تطبيقات'],
  [11, '11 تطبيقًا', 'عُثر على 11 تطبيقًا'],
  [1e5, '100,000 تطبيق', 'عُثر على 100,000 تطبيق'],
])('counts %d apps in the case of the sentence', (count, apps, found) => {
  expect(shared.apps(count)).toBe(apps);
  expect(listing.appsFound(count)).toBe(found);
});

test('isolates visible names, which can be Latin', () => {
  expect(facts.version('1.0-beta')).toBe(`الإصدار ${FSI}1.0-beta${PDI}`);
  expect(lists.formatList(['C++', 'Vim'])).toBe(`${FSI}C++${PDI} و${FSI}Vim${PDI}`);
});

test('starts the full form of a button with its visible text', () => {
  expect(shared.compareApp('C++')).toBe(`${shared.compare} C++`);
});

test('keeps the sign of a percentage at its left', () => {
  expect(ratings.formatPercent(1, 1000)).toMatch(/^\u200e<1/);
});
