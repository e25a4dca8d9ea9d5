import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstalledRow } from '@/components/installed/installed-row';
import { InstalledRowSkeleton } from '@/components/installed/installed-row-skeleton';
import { buildApp } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('shows image, title, downloads and average rating', () => {
  const app = buildApp({
    title: 'Wagtail',
    image: '/icons/q.svg',
    downloads: 1_500_000,
    ratingAvg: 4.5,
  });
  const { container } = render(<InstalledRow app={app} onUninstall={jest.fn()} />);

  expect(container.querySelector('img')).toHaveAttribute('src', '/icons/q.svg');
  expect(screen.getByText('Wagtail', { selector: 'a' })).toBeVisible();
  expect(screen.getByText('1.5M')).toBeVisible();
  expect(screen.getByText('4.5')).toBeVisible();
});

test("links the title to the app's page", () => {
  render(<InstalledRow app={buildApp({ id: 17, title: 'Wagtail' })} onUninstall={jest.fn()} />);

  expect(screen.getByRole('link', { name: 'Wagtail' })).toHaveAttribute('href', '/apps/appdetails/17');
});

test("has an 'Unistall' button whose accessible name contains the title", async () => {
  const onUninstall = jest.fn();
  render(<InstalledRow app={buildApp({ title: 'Wagtail' })} onUninstall={onUninstall} />);
  expect(onUninstall).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Unistall Wagtail' }));

  expect(onUninstall).toHaveBeenCalledTimes(1);
});

test('has a skeleton without text', () => {
  const { container } = render(<InstalledRowSkeleton />);

  expect(container).not.toBeEmptyDOMElement();
  expect(container).toHaveTextContent('');
});

test('hides its skeleton from assistive technology', () => {
  const { container } = render(<InstalledRowSkeleton />);

  expect(container.children).toHaveLength(1);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
