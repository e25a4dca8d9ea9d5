import { render, screen } from '@testing-library/react';
import AppDetailsLoading from '@/app/apps/appdetails/[id]/loading';
import InstalledLoading from '@/app/apps/install/loading';
import AppsLoading from '@/app/apps/loading';
import HomeLoading from '@/app/loading';
import { skeletonCards } from '../../fixtures/skeletons';

test('shows eight skeleton cards for the home page', () => {
  const { container } = render(<HomeLoading />);

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
  ['an app', <AppDetailsLoading key="details" />],
  ['the installed apps', <InstalledLoading key="installed" />],
])('is busy and without text for %s', (_, loading) => {
  const { container } = render(loading);

  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(container).toHaveTextContent('');
});
