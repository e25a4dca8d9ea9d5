import { checkMarked, formatted, markField } from '../../../../fixtures/placed';
import { buildValidApp } from '../../../../fixtures/valid-app';

const apps = [
  buildValidApp({ id: 1, companyName: 'Wren Ltd.' }),
  buildValidApp({ id: 2, companyName: 'Nest & Co' }),
];

test('warns about a former name that is in use, at the first app of the developer', () => {
  const { diagnostics, place } = checkMarked(markField(apps, 1, 'companyName'), {
    formerDevelopers: { 'nest-co': 'Wren Ltd.' },
  });
  expect(diagnostics.map(formatted)).toEqual([
    'warning 1.companyName: is "Nest & Co", whose page has the URL of "nest-co", a former name in package.json. Remove "nest-co" from catalogue.formerDevelopers, or give the apps the new name.',
  ]);
  expect(diagnostics[0]).toMatchObject({ rule: 'former-developer', ...place });
});

test('warns about a former name that leads to no developer, also in a circle', () => {
  const { diagnostics } = checkMarked(`«${JSON.stringify(apps)}`, {
    formerDevelopers: { Quill: 'Gone', A: 'B', B: 'A' },
  });
  const words = (name: string, newName: string) =>
    `warning : has no developer "${newName}", to which package.json leads the former name "${name}". Correct the new name in catalogue.formerDevelopers, or remove the entry.`;
  expect(diagnostics.map(formatted)).toEqual([words('Quill', 'Gone'), words('A', 'B'), words('B', 'A')]);
});

test('accepts former names that lead to a developer', () => {
  const formerDevelopers = { Quill: 'Feather', Feather: 'Nest & Co' };
  expect(checkMarked(`«${JSON.stringify(apps)}`, { formerDevelopers }).diagnostics).toEqual([]);
});
