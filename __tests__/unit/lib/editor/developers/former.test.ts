import { resolveFormer } from '@/lib/editor/developers/former';
import { loadFormerDevelopers, parseFormerDevelopers } from '@/lib/editor/developers/settings';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';

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

test.each([[['A']], [null], ['A'], [{ A: 3 }], [{ A: ' ' }], [{ '': 'A' }]])('rejects %j', (input) => {
  expect(() => parseFormerDevelopers(input)).toThrow(
    /^catalogue\.formerDevelopers.* Use \{ "Former name": "New name" \}\.$/,
  );
});

test('come from package.json, whose other settings are rejected', () => {
  const folder = temporaryFolder();
  expect(loadFormerDevelopers(folder.path)).toEqual({});
  for (const packageJson of [{}, { catalogue: null }, { catalogue: { rules: {} } }]) {
    folder.write({ 'package.json': JSON.stringify(packageJson) });
    expect(loadFormerDevelopers(folder.path)).toEqual({});
  }
  folder.write({ 'package.json': JSON.stringify({ catalogue: { formerDevelopers: { A: 'B' } } }) });
  expect(loadFormerDevelopers(folder.path)).toEqual({ A: 'B' });
  folder.write({ 'package.json': JSON.stringify({ catalogue: { formerDeveloper: {} } }) });
  expect(() => loadFormerDevelopers(folder.path)).toThrow(
    'package.json: catalogue.formerDeveloper is an unknown setting. Use one of rules, formerDevelopers.',
  );
  folder.remove();
});
