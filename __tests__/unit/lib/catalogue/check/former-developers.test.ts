import { resolveFormer } from '@/lib/catalogue/check/former-developers';
import { checkMarked, formatted, markField } from '../../../../fixtures/placed';
import { buildValidApp } from '../../../../fixtures/valid-app';

const apps = ['Wren Ltd.', 'Nest & Co', 'ねこ Studio'].map((companyName) => ({ companyName }));

const pagesOf = (former: Record<string, string>) =>
  resolveFormer(former, apps).pages.map(({ slug, developer }) => `${slug} -> ${developer.slug}`);

const problemsOf = (former: Record<string, string>) =>
  resolveFormer(former, apps).diagnostics.map(({ kind, name }) => `${name}: ${kind}`);

test.each<[string, Record<string, string>, string[]]>([
  ['its new name', { Quill: 'Wren Ltd.' }, ['quill -> wren-ltd']],
  ['another spelling of its new name', { Quill: 'WREN, ltd' }, ['quill -> wren-ltd']],
  ['a name in another script', { 'ПЕРО & Co.': 'ねこ Studio' }, ['перо-co -> ねこ-studio']],
  ['another spelling, whose URL differs', { WrenLtd: 'Wren Ltd.' }, ['wrenltd -> wren-ltd']],
  [
    'the last of several new names',
    { Quill: 'Feather', Feather: 'feather & plume', 'Feather & Plume': 'Nest & Co' },
    ['quill -> nest-co', 'feather -> nest-co', 'feather-plume -> nest-co'],
  ],
  ['a name that is in use again', { 'Wren Ltd.': 'Quill', Quill: 'Wren Ltd.' }, ['quill -> wren-ltd']],
])('a former name leads to %s', (_title, former, pages) => {
  expect(pagesOf(former)).toEqual(pages);
});

test('two spellings of a former name have one page', () => {
  expect(pagesOf({ 'Old Quill': 'Wren Ltd.', 'old-quill': 'Nest & Co' })).toEqual(['old-quill -> nest-co']);
});

test.each<[string, Record<string, string>, string[]]>([
  ['of a developer of the catalogue', { 'Wren Ltd.': 'Nest & Co' }, ['Wren Ltd.: in use']],
  ['whose URL is that of a developer', { 'wren-ltd': 'Nest & Co' }, ['wren-ltd: in use']],
  [
    'that leads to no developer',
    { Quill: 'Gone', Gone: 'Lost' },
    ['Quill: no developer', 'Gone: no developer'],
  ],
  ['in a circle', { A: 'B', B: 'C', C: 'A' }, ['A: no developer', 'B: no developer', 'C: no developer']],
  ['that leads to itself', { Quill: 'Quill' }, ['Quill: no developer']],
])('a former name %s has no page', (_title, former, diagnostics) => {
  expect(pagesOf(former)).toEqual([]);
  expect(problemsOf(former)).toEqual(diagnostics);
});

const listed = [
  buildValidApp({ id: 1, companyName: 'Wren Ltd.' }),
  buildValidApp({ id: 2, companyName: 'Nest & Co' }),
];

test('warns about a former name that is in use, at the first app of the developer', () => {
  const { diagnostics, place } = checkMarked(markField(listed, 1, 'companyName'), {
    formerDevelopers: { 'nest-co': 'Wren Ltd.' },
  });
  expect(diagnostics.map(formatted)).toEqual([
    'warning 1.companyName: is "Nest & Co", whose page has the URL of "nest-co", a former name in package.json. Remove "nest-co" from catalogue.formerDevelopers, or give the apps the new name.',
  ]);
  expect(diagnostics[0]).toMatchObject({ rule: 'former-developer', ...place });
});

test('warns about a former name that leads to no developer, also in a circle', () => {
  const { diagnostics } = checkMarked(`«${JSON.stringify(listed)}`, {
    formerDevelopers: { Quill: 'Gone', A: 'B', B: 'A' },
  });
  const words = (name: string, newName: string) =>
    `warning : has no developer "${newName}", to which package.json leads the former name "${name}". Correct the new name in catalogue.formerDevelopers, or remove the entry.`;
  expect(diagnostics.map(formatted)).toEqual([words('Quill', 'Gone'), words('A', 'B'), words('B', 'A')]);
});

test('accepts former names that lead to a developer', () => {
  const formerDevelopers = { Quill: 'Feather', Feather: 'Nest & Co' };
  expect(checkMarked(`«${JSON.stringify(listed)}`, { formerDevelopers }).diagnostics).toEqual([]);
});
