import { describeDiff } from '@/lib/editor/diff/describe';
import { diffEdited } from '@/lib/editor/diff/edited';
import { diffFiles } from '@/lib/editor/diff/in-languages';
import { site } from '@/lib/site';
import { buildApp } from '../../../../fixtures/apps';
import { LANGUAGES, localizedApps } from '../../../../fixtures/localized';

beforeEach(() => {
  jest.replaceProperty(site, 'languages', LANGUAGES as never);
});

const changesBetween = (before: object, after: object) =>
  describeDiff(diffFiles([{ ...buildApp(), ...before }], [{ ...buildApp(), ...after }])).flatMap(
    ({ details }) => details,
  );

test.each([
  [
    'of one language',
    { title: { en: 'Quill', de: 'Kiel' } },
    { title: { en: 'Quill', de: 'Feder' } },
    ['title (de) "Kiel" -> "Feder"'],
  ],
  [
    'of the language of the site, and of one that has its text',
    { title: { en: 'Quill', de: 'Kiel' } },
    { title: { en: 'Pen', de: 'Kiel' } },
    ['title (en, ar) "Quill" -> "Pen"'],
  ],
  ['of all', { title: { en: 'Quill', fr: 'Plume' } }, { title: { en: 'Pen' } }, ['title "Quill" -> "Pen"']],
  [
    'that adds a language',
    { title: 'Quill' },
    { title: { en: 'Quill', de: 'Kiel' } },
    ['title (de) "Quill" -> "Kiel"'],
  ],
  [
    'in a list, and of another field',
    { keywords: ['Tools', { en: 'Music', de: 'Musik' }], version: '1' },
    { keywords: ['Tools', { en: 'Songs', de: 'Lieder' }], version: '2' },
    [
      'version "1" -> "2"',
      'keywords (en, ar) "Tools, Music" -> "Tools, Songs"',
      'keywords (de) "Tools, Musik" -> "Tools, Lieder"',
    ],
  ],
  ['that no page shows', { title: { en: 'Quill', fr: 'P' } }, { title: { en: 'Quill', fr: 'Plume' } }, []],
])('a change %s is a change of its text', (_, before, after, details) => {
  expect(changesBetween(before, after)).toEqual(details);
});

test('an app is named in the language of the site', () => {
  const [tidewater, ...others] = localizedApps;
  const { added, removed } = diffFiles([tidewater], others);
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

test('apps that are edited are compared, too', () => {
  const before = { id: 1, title: { en: 'Quill', de: 'Kiel' } };
  expect(diffEdited([before], [{ ...before, title: { en: 'Quill' } }]).lines).toEqual([
    'changed: 1 Quill; title (de) "Kiel" -> "Quill"',
  ]);
});
