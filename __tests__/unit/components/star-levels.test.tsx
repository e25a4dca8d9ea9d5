import { render, screen } from '@testing-library/react';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { Ratings } from '@/components/details/ratings';
import { toComparedApp } from '@/lib/catalogue/views';
import { buildApp } from '../../fixtures/apps';
import '../../fixtures/viewport';

jest.mock('next/link', () => jest.requireActual('../../fixtures/link'));
jest.mock('@/texts/ratings', () => jest.requireActual('@/lib/texts/de/ratings'));

const ratings = [
  { name: '1 star', count: 10 },
  { name: '5 star', count: 1500 },
];

test('the star levels of an app are in the language of the page, in the chart and in the table', () => {
  render(<Ratings ratings={ratings} />);
  expect(screen.getAllByText('5 Sterne')).toHaveLength(2);
  expect(screen.getAllByText('1 Stern')).toHaveLength(2);
});

test('the star levels of a comparison are in the language of the page', () => {
  const apps = [1, 2].map((id) => toComparedApp(buildApp({ id, ratings }), 'fjordline'));
  render(<ComparisonTable apps={apps} onRemove={() => {}} />);
  expect(screen.getByRole('row', { name: /^5 Sterne/ })).toBeInTheDocument();
});
