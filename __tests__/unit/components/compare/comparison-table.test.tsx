import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { toComparedApp } from '@/lib/catalogue/views';
import { buildApp, buildFullApp } from '../../../fixtures/apps';

jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

test('the highest average is marked, and not what is rounded to the same', () => {
  const apps = [4.36, 4.44].map((ratingAvg, index) =>
    toComparedApp(buildApp({ id: index + 1, ratingAvg }), 'fjordline'),
  );
  render(<ComparisonTable apps={apps} onRemove={() => {}} />);
  const cells = within(screen.getByRole('row', { name: /^Average rating/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '4.4 out of 5 ★1,960 votes',
    '4.4 out of 5 ★1,960 votes✓ Highest',
  ]);
});

test('facts and badges have a row each, if an app has them', () => {
  const apps = [buildFullApp({ id: 1 }), buildApp({ id: 2 })].map((app) => toComparedApp(app, 'fjordline'));
  const { rerender } = render(<ComparisonTable apps={apps} onRemove={() => {}} />);
  const cellsOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf('Badges')).toEqual(['official, beta', '–']);
  expect(cellsOf('Licence')).toEqual(['AGPL-3.0-only OR MIT', '–']);
  expect(cellsOf('Price')).toEqual(['€4.99', '–']);
  expect(cellsOf('Platforms')).toEqual(['Android, Web', '–']);
  expect(cellsOf('Languages')).toEqual(['English, Portuguese (Brazil)', '–']);

  rerender(<ComparisonTable apps={apps.slice(1)} onRemove={() => {}} />);
  expect(screen.queryByRole('row', { name: /^(?:Badges|Licence|Price|Platforms|Languages)/ })).toBeNull();
});
