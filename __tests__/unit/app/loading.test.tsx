import { render, screen } from '@testing-library/react';
import AppDetailsLoading from '@/app/apps/appdetails/[id]/loading';
import InstalledLoading from '@/app/apps/install/loading';
import AppsLoading from '@/app/apps/loading';
import HomeLoading from '@/app/loading';
import { skeletonCards } from '../../fixtures/skeletons';

test('is eight skeleton cards for the home page', () => {
  const { container } = render(<HomeLoading />);

  expect(skeletonCards()).toHaveLength(8);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});

test('is a spinner for the listing', () => {
  const { container } = render(<AppsLoading />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  // By which a navigation knows that the page has not come.
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['an app', <AppDetailsLoading key="details" />],
  ['the installed apps', <InstalledLoading key="installed" />],
])('is a busy place without a text for the page of %s', (_, loading) => {
  const { container } = render(loading);

  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(container).toHaveTextContent('');
});
