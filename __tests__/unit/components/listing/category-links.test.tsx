import { render, screen, within } from '@testing-library/react';
import { CategoryLinks } from '@/components/listing/category-links';
import { setupUser } from '../../../fixtures/user';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Topic ${index + 1}`,
    slug: `topic-${index + 1}`,
    count: index + 1,
  }));
const nav = () => screen.getByRole('navigation', { name: 'Categories' });

test('is nothing without categories', () => {
  const { container } = render(<CategoryLinks categories={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('links to a few categories, with the numbers of their apps', () => {
  render(<CategoryLinks categories={[{ name: '海の地図', slug: '海の地図', count: 1 }, ...categories(2)]} />);
  const links = within(nav()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '海の地図 1 app',
    'Topic 1 1 app',
    'Topic 2 2 apps',
  ]);
  // A long one is cut.
  expect(screen.getByTitle('海の地図')).toHaveTextContent('海の地図');
  expect(links[0]).toHaveAttribute('href', '/apps/categories/%E6%B5%B7%E3%81%AE%E5%9C%B0%E5%9B%B3');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('has all but eight of many categories in a disclosure', async () => {
  const user = setupUser();
  render(<CategoryLinks categories={categories(20)} />);
  expect(within(nav()).getAllByRole('listitem', { hidden: true })).toHaveLength(20);
  const disclosure = within(nav()).getByRole('group');
  expect(disclosure).not.toHaveAttribute('open');
  await user.click(screen.getByText('12 more'));
  expect(disclosure).toHaveAttribute('open');
  expect(within(disclosure).getByRole('link', { name: 'Topic 20 20 apps' })).toBeVisible();
});
