import { describeDiff } from '@/lib/editor/diff/describe';
import { diffCatalogues } from '@/lib/editor/diff/diff';
import { site } from '@/lib/site';
import { buildApp } from '../../../../fixtures/apps';
import { LANGUAGES, localizedApps } from '../../../../fixtures/localized';

beforeEach(() => {
  jest.replaceProperty(site, 'languages', LANGUAGES as never);
});

const changesBetween = (before: object, after: object) =>
  describeDiff(diffCatalogues([{ ...buildApp(), ...before }], [{ ...buildApp(), ...after }])).flatMap(
    ({ details }) => details,
  );

test.each([
  [
    'of some languages',
    { title: { en: 'Quill', de: 'Kiel', fr: 'P' } },
    { title: { en: 'Quill', de: 'Feder', fr: 'Plume' } },
    ['title (de) "Kiel" -> "Feder"', 'title (fr) "P" -> "Plume"'],
  ],
  [
    'that adds a language',
    { title: 'Quill' },
    { title: { en: 'Quill', de: 'Kiel' } },
    ['title (de) "" -> "Kiel"'],
  ],
  [
    'in a list, and of another field',
    { keywords: ['Tools', { en: 'Music', de: 'Musik' }], version: '1' },
    { keywords: ['Tools', { en: 'Songs', de: 'Lieder' }], version: '2' },
    ['version "1" -> "2"', 'keywords "Tools, en: Music, de: Musik" -> "Tools, en: Songs, de: Lieder"'],
  ],
])('a change %s is a change of its text', (_, before, after, details) => {
  expect(changesBetween(before, after)).toEqual(details);
});

test('an app is named in the language of the site', () => {
  const [tidewater, ...others] = localizedApps;
  const { added, removed } = diffCatalogues([tidewater!], others);
  expect(removed).toMatchObject([{ id: 'tidewater', title: 'Tidewater', companyName: 'Harbour Workshop' }]);
  expect(added).toHaveLength(others.length);
});

test('an app whose title and developer change in one language is the same app', () => {
  const texts = (de: string) => ({
    title: { en: 'A', de: `${de} 1` },
    companyName: { en: 'B', de: `${de} 2` },
  });
  expect(changesBetween(texts('X'), texts('Y'))).toEqual([
    'title (de) "X 1" -> "Y 1"',
    'companyName (de) "X 2" -> "Y 2"',
  ]);
});
