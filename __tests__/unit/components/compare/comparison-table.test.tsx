import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { toComparedApp } from '@/lib/catalogue/views';
import { buildApp } from '../../../fixtures/apps';

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
