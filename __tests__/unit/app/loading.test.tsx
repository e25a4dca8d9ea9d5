import { render, screen } from '@testing-library/react';
import AppDetailsLoading from '@/app/apps/appdetails/[id]/loading';
import CompareLoading from '@/app/apps/compare/loading';
import InstalledLoading from '@/app/apps/install/loading';
import AppsLoading from '@/app/apps/loading';
import HomeLoading from '@/app/loading';
import { skeletonCards } from '../../fixtures/skeletons';

test.each([
  ['the home page', <HomeLoading key="home" />],
  ['an app', <AppDetailsLoading key="details" />],
])('shows eight skeleton cards for %s', (_, loading) => {
  const { container } = render(loading);

  expect(skeletonCards()).toHaveLength(8);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});

test('shows a spinner for the listing', () => {
  const { container } = render(<AppsLoading />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  // A navigation waits for it.
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['the installed apps', <InstalledLoading key="installed" />],
  ['the comparison', <CompareLoading key="compare" />],
])('is busy and without text for %s', (_, loading) => {
  const { container } = render(loading);

  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(container).toHaveTextContent('');
});
