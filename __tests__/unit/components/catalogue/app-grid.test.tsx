import { render, screen, within } from '@testing-library/react';
import { AppGrid, SkeletonGrid } from '@/components/catalogue/app-grid';
import { buildApps } from '../../../fixtures/apps';
import { skeletonCards } from '../../../fixtures/skeletons';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('holds nothing where there are no apps', () => {
  render(<AppGrid apps={[]} />);

  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('holds one app', () => {
  render(<AppGrid apps={buildApps(1)} />);

  expect(screen.getByRole('listitem')).toHaveTextContent('App 1');
});

test('holds many apps in the order given, each as a link to its page', () => {
  render(<AppGrid apps={buildApps(20).reverse()} />);

  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(20);
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/apps/appdetails/20');
  expect(within(items[19]!).getByRole('link')).toHaveAttribute('href', '/apps/appdetails/1');
});

test('loads at once the images of the cards that are in view from the start', () => {
  const { container } = render(<AppGrid apps={buildApps(5)} eagerCount={2} />);

  const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy']);
});

describe('its skeletons', () => {
  test('are eight', () => {
    render(<SkeletonGrid />);

    expect(skeletonCards()).toHaveLength(8);
  });

  test('are as many as wanted', () => {
    render(<SkeletonGrid count={15} />);

    expect(skeletonCards()).toHaveLength(15);
  });

  test('are hidden from assistive technology as a whole', () => {
    const { container } = render(<SkeletonGrid />);

    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
