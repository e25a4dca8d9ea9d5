import { render, screen, within } from '@testing-library/react';
import { AppGrid, SkeletonGrid } from '@/components/catalogue/app-grid';
import { buildApps } from '../../../fixtures/apps';
import { skeletonCards } from '../../../fixtures/skeletons';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('is empty without apps', () => {
  render(<AppGrid apps={[]} />);

  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('shows one app', () => {
  render(<AppGrid apps={buildApps(1)} />);

  expect(screen.getByRole('listitem')).toHaveTextContent('App 1');
});

test('shows apps in the given order, as links to their pages', () => {
  render(<AppGrid apps={buildApps(20).reverse()} />);

  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(20);
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/apps/appdetails/20');
  expect(within(items[19]!).getByRole('link')).toHaveAttribute('href', '/apps/appdetails/1');
});

// A listing has hundreds of cards. Each element costs a slow phone half a millisecond. The action of a card is one more.
test.each([
  ['an SVG file', '/pictures/wagtail.svg', 10],
  ['no picture', '', 11],
])('a card with %s has few elements', (_, image, count) => {
  const { container } = render(<AppGrid apps={buildApps(1).map((app) => ({ ...app, image }))} />);

  expect(container.querySelectorAll('li, li *')).toHaveLength(count);
});

test('loads the images of the cards in the initial viewport eagerly', () => {
  const { container } = render(<AppGrid apps={buildApps(5)} eagerCount={2} />);

  const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy']);
});

describe('its skeletons', () => {
  test('are eight by default', () => {
    render(<SkeletonGrid />);

    expect(skeletonCards()).toHaveLength(8);
  });

  test('have the given count', () => {
    render(<SkeletonGrid count={15} />);

    expect(skeletonCards()).toHaveLength(15);
  });

  test('are hidden from assistive technology', () => {
    const { container } = render(<SkeletonGrid />);

    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
