import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { RouteTransition } from '@/components/layout/route-transition';
import { AppLink } from '@/components/ui/app-link';
import { PageHeading } from '@/components/ui/page-heading';
import { routeTo } from '../../../fixtures/navigation';
import { serveApps, serveError } from '../../../fixtures/server';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

/** A site of pages that are named by their paths. */
function Site() {
  return (
    <>
      <AppLink href="/">Home</AppLink>
      <AppLink href="/apps">Apps</AppLink>
      <RouteTransition>
        <PageHeading>Page {usePathname()}</PageHeading>
      </RouteTransition>
    </>
  );
}

const follow = (name: string) => screen.getByRole('link', { name });

describe('at first', () => {
  it('shows the page, with no skeleton in front of it', () => {
    render(<Site />);

    expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
    expect(skeletonCards()).toHaveLength(0);
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  it('leaves the focus where it is', () => {
    render(<Site />);

    expect(document.body).toHaveFocus();
  });
});

describe('from the click on', () => {
  it('shows eight skeleton cards, before the router has moved', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Apps'));

    expect(skeletonCards()).toHaveLength(8);
  });

  it('is busy, and says that something loads', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Apps'));

    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Loading');
  });

  it('hides the page that is left', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Apps'));

    expect(screen.getByText('Page /')).not.toBeVisible();
  });

  it('renders the next page behind the skeletons', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Apps'));
    routeTo('/apps');
    await passTime(0);

    expect(screen.getByText('Page /apps')).not.toBeVisible();
    expect(skeletonCards()).toHaveLength(8);
  });

  it('stays as it is where the link leads to the page that stands', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Home'));

    expect(skeletonCards()).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
  });
});

describe('the second', () => {
  it('is exactly one, counted from the click', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));
    await passTime(300);
    routeTo('/apps');

    await passTime(699);
    expect(skeletonCards()).toHaveLength(8);

    await passTime(1);
    expect(skeletonCards()).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Page /apps' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  it('lasts longer only for a page that has not come yet', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));

    await passTime(5000);
    expect(skeletonCards()).toHaveLength(8);

    routeTo('/apps');
    await passTime(0);
    expect(screen.getByRole('heading', { name: 'Page /apps' })).toBeVisible();
  });

  it('starts anew with the next click', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));
    routeTo('/apps');
    await passTime(600);
    await user.click(follow('Home'));
    routeTo('/');

    await passTime(999);
    expect(skeletonCards()).toHaveLength(8);

    await passTime(1);
    expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
  });

  it('follows a change of path that no click announced, too', async () => {
    jest.useFakeTimers();
    render(<Site />);

    routeTo('/apps');
    expect(skeletonCards()).toHaveLength(8);

    await passTime(1000);
    expect(screen.getByRole('heading', { name: 'Page /apps' })).toBeVisible();
  });
});

describe('when the page has come', () => {
  it('moves the focus to its heading', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));
    routeTo('/apps');
    expect(follow('Apps')).toHaveFocus();

    await passTime(1000);

    expect(screen.getByRole('heading', { name: 'Page /apps' })).toHaveFocus();
  });

  it('shows it from its top', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));
    routeTo('/apps');
    jest.mocked(window.scrollTo).mockClear();

    await passTime(1000);

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('the catalogue', () => {
  it('loads once on any page, when the browser has nothing better to do', async () => {
    jest.useFakeTimers();
    const fetch = serveApps([]);
    render(<Site />);
    expect(fetch).not.toHaveBeenCalled();

    await passTime(2000);
    routeTo('/apps');
    await passTime(2000);

    expect(fetch.mock.calls).toEqual([['/appsData.json']]);
  });

  it('does not keep a page from standing when it cannot be loaded', async () => {
    jest.useFakeTimers();
    const fetch = serveError(500, 'Internal Server Error');
    render(<Site />);

    await passTime(2000);

    expect(fetch).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
  });
});
