import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppLink } from '@/components/ui/app-link';
import { navigationStore } from '@/lib/navigation';
import { router, routeTo } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

const destination = () => navigationStore.getState().departure?.to;

it('leads to its path', async () => {
  render(<AppLink href="/apps">Apps</AppLink>);

  await userEvent.click(screen.getByRole('link', { name: 'Apps' }));

  expect(router.push).toHaveBeenCalledWith('/apps', { scroll: false });
});

it('departs at the click, before the router has moved', async () => {
  render(<AppLink href="/apps">Apps</AppLink>);
  expect(destination()).toBeUndefined();

  await userEvent.click(screen.getByRole('link'));

  expect(destination()).toBe('/apps');
});

it('departs nowhere from the page that it leads to', async () => {
  routeTo('/apps');
  render(<AppLink href="/apps">Apps</AppLink>);

  await userEvent.click(screen.getByRole('link'));

  expect(router.push).toHaveBeenCalledWith('/apps', { scroll: false });
  expect(destination()).toBeUndefined();
});

it('leaves a click that asks for a new tab to the browser', async () => {
  const user = userEvent.setup();
  render(<AppLink href="/apps">Apps</AppLink>);
  const click = nextClick();

  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link'));

  expect(await click).toEqual({ isLeftToBrowser: true });
  expect(router.push).not.toHaveBeenCalled();
  expect(destination()).toBeUndefined();
});

it('tells its owner when it is followed', async () => {
  const onNavigate = jest.fn();
  render(
    <AppLink href="/apps" onNavigate={onNavigate}>
      Apps
    </AppLink>,
  );

  await userEvent.click(screen.getByRole('link'));

  expect(onNavigate).toHaveBeenCalledTimes(1);
});

describe('loads its page', () => {
  it('not for being shown', () => {
    render(<AppLink href="/apps">Apps</AppLink>);

    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('when the pointer comes over it', async () => {
    render(<AppLink href="/apps">Apps</AppLink>);

    await userEvent.hover(screen.getByRole('link'));

    expect(router.prefetch).toHaveBeenCalledWith('/apps');
  });

  it('when the keyboard reaches it', async () => {
    render(<AppLink href="/apps">Apps</AppLink>);

    await userEvent.tab();

    expect(router.prefetch).toHaveBeenCalledWith('/apps');
  });

  it('when a finger touches it', () => {
    render(<AppLink href="/apps">Apps</AppLink>);

    fireEvent.touchStart(screen.getByRole('link'));

    expect(router.prefetch).toHaveBeenCalledWith('/apps');
  });
});

/** What becomes of the next click; jsdom itself can follow no link. */
function nextClick(): Promise<{ isLeftToBrowser: boolean }> {
  return new Promise((resolve) => {
    const onClick = (event: MouseEvent) => {
      resolve({ isLeftToBrowser: !event.defaultPrevented });
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
  });
}
