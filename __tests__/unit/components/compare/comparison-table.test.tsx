import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { toComparedApp } from '@/lib/catalogue/views';
import { buildApp, buildFullApp, type KnownApp } from '../../../fixtures/apps';

jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

function renderTable(...apps: KnownApp[]) {
  const compared = apps.map((app) => toComparedApp(app, 'fjordline'));
  render(<ComparisonTable apps={compared} onRemove={() => {}} />);
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the highest average is marked, and not what is rounded to the same', () => {
  renderTable(buildApp({ ratingAvg: 4.36 }), buildApp({ id: 2, ratingAvg: 4.44 }));
  expect(cellsOf('Average rating')).toEqual([
    '4.4 out of 5 ★1,960 votes',
    '4.4 out of 5 ★1,960 votes✓ Highest',
  ]);
});

test('facts and badges have a row each, if an app has them', () => {
  renderTable(buildFullApp(), buildApp({ id: 2 }));
  expect(cellsOf('Badges')).toEqual(['official, beta', '–']);
  expect(cellsOf('Licence')).toEqual(['AGPL-3.0-only OR MIT', '–']);
  expect(cellsOf('Price')).toEqual(['€4.99', '–']);
  expect(cellsOf('Platforms')).toEqual(['Android, Web', '–']);
  expect(cellsOf('Languages')).toEqual(['English, Portuguese (Brazil)', '–']);
});

test('a count is shown compactly and exactly, unless it is a text, or both are equal', () => {
  renderTable(buildApp({ downloads: 12_290, reviews: 134 }), buildApp({ id: 2, downloads: '500K+' }));
  expect(cellsOf('Downloads')).toEqual(['12.3K12,290 downloads', '500K+✓ Most']);
  expect(screen.getByText('134', { selector: ':not([aria-hidden="true"])' }).parentElement).toHaveClass(
    'sr-only',
  );
});
