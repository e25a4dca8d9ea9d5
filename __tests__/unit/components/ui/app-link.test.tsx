import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppLink } from '@/components/ui/app-link';
import { navigationStore } from '@/lib/navigation/store';
import { router } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

test('links to its path', async () => {
  render(<AppLink href="/apps">Apps</AppLink>);

  await userEvent.click(screen.getByRole('link', { name: 'Apps' }));

  expect(router.push).toHaveBeenCalledWith('/apps', { scroll: false });
});

describe('to the current page', () => {
  beforeEach(() => {
    window.history.replaceState({}, '', '/apps?q=carp');
    navigationStore.setState({ path: '/apps', navigation: null });
  });

  test('changes the URL without a request by the router', async () => {
    const entries = window.history.length;
    render(<AppLink href="/apps">Apps</AppLink>);

    await userEvent.click(screen.getByRole('link'));

    expect(router.push).not.toHaveBeenCalled();
    expect(window.location.href).toBe('http://localhost/apps');
    expect(window.history).toHaveLength(entries + 1);
    expect(navigationStore.getState().navigation).toMatchObject({ to: '/apps', hasSkeleton: false });
  });

  test('adds no history entry for the same URL', async () => {
    const entries = window.history.length;
    render(<AppLink href="/apps?q=carp">Apps</AppLink>);

    await userEvent.click(screen.getByRole('link'));

    expect(window.history).toHaveLength(entries);
    expect(navigationStore.getState().navigation).toMatchObject({ to: '/apps' });
  });
});

test('does not handle a click that opens a new tab', async () => {
  const user = userEvent.setup();
  render(<AppLink href="/apps">Apps</AppLink>);
  const click = nextClick();

  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link'));

  expect(await click).toEqual({ isLeftToBrowser: true });
  expect(router.push).not.toHaveBeenCalled();
});

test('calls onNavigate when it is followed', async () => {
  const onNavigate = jest.fn();
  render(
    <AppLink href="/apps" onNavigate={onNavigate}>
      Apps
    </AppLink>,
  );

  await userEvent.click(screen.getByRole('link'));

  expect(onNavigate).toHaveBeenCalledTimes(1);
});

/** Whether the next click is prevented. jsdom cannot follow links. */
function nextClick(): Promise<{ isLeftToBrowser: boolean }> {
  return new Promise((resolve) => {
    const onClick = (event: MouseEvent) => {
      resolve({ isLeftToBrowser: !event.defaultPrevented });
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
  });
}
