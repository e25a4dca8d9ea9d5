import { BADGE_TEXTS, badgesOf } from '@/lib/catalogue/badges';
import { DECLARED_NAMES, declarationOf, inDeclaredOrder, textOfGroup } from '@/lib/catalogue/collections';

// What `lib/site.ts` says of badges and collections: here that of the tests.

test('an app has its badges in the order of the site, with what they mean', () => {
  expect(badgesOf({ badges: ['Sandbox', 'Official', 'Own'] }).map(({ text }) => text)).toEqual([
    'Official',
    'Sandbox',
  ]);
  expect(badgesOf({ badges: ['Beta'] })).toEqual([
    { text: 'Beta', meaning: 'It is not complete, and can lose what you enter.' },
  ]);
  expect(badgesOf({})).toEqual([]);
});

test('each badge has a text by its name, and the names of collections are in their order', () => {
  expect(BADGE_TEXTS).toMatchObject({ official: 'Official', beta: 'Beta' });
  expect(DECLARED_NAMES).toEqual(['Start here', 'For the garden', 'Short trips', 'Coming soon']);
});

test('a collection that the site declares has a sentence, and is found by its slug', () => {
  expect(declarationOf({ slug: 'short-trips' })).toMatchObject({ name: 'Short trips', isOnHome: true });
  expect(declarationOf({ slug: 'own' })).toBeUndefined();
  expect(textOfGroup({ kind: 'collection', slug: 'coming-soon' })).toBe('Nothing yet.');
  expect(textOfGroup({ kind: 'collection', slug: 'own' })).toBeUndefined();
  expect(textOfGroup({ kind: 'category', slug: 'coming-soon' })).toBeUndefined();
});

test('collections are in the order of the site, before all others in theirs', () => {
  const slugs = ['own', 'short-trips', 'another', 'start-here'];
  expect(inDeclaredOrder(slugs.map((slug) => ({ slug }))).map(({ slug }) => slug)).toEqual([
    'start-here',
    'short-trips',
    'own',
    'another',
  ]);
});
