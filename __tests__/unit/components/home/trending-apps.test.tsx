import { render, screen, within } from '@testing-library/react';
import { TrendingApps } from '@/components/home/trending-apps';
import { buildApps } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('has a heading and a subtitle', () => {
  render(<TrendingApps apps={buildApps(8)} />);

  expect(screen.getByRole('region', { name: 'Trending Apps' })).toBeVisible();
  expect(screen.getByText('Explore All trending Apps on the Market')).toBeVisible();
});

test.each([1, 8])('shows %d apps in the given order', (count) => {
  render(<TrendingApps apps={buildApps(count)} />);

  const titles = within(screen.getByRole('list')).getAllByText(/^App \d$/);
  expect(titles[0]).toHaveTextContent('App 1');
  expect(titles.at(-1)).toHaveTextContent(`App ${count}`);
  expect(titles).toHaveLength(count);
});

test('links to all apps', () => {
  render(<TrendingApps apps={buildApps(1)} />);

  expect(screen.getByRole('link', { name: 'Show All' })).toHaveAttribute('href', '/apps');
});

test('renders nothing without apps', () => {
  const { container } = render(<TrendingApps apps={[]} />);

  expect(container).toBeEmptyDOMElement();
});
