import { act, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { RouteTransition } from '@/components/layout/route-transition';
import { AppLink } from '@/components/ui/app-link';
import { PageHeading } from '@/components/ui/page-heading';
import { navigationStore } from '@/lib/navigation/store';
import { navigate, router, routeTo } from '../../../fixtures/navigation';
import { serveApps, serveError } from '../../../fixtures/server';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

/** Whether the content of the pages is still loading. */
let isBusy = false;

/** A site whose pages have their paths as titles. */
function Site() {
  return (
    <>
      <AppLink href="/">Home</AppLink>
      <AppLink href="/apps">Apps</AppLink>
      <RouteTransition>
        <PageHeading>Page {usePathname()}</PageHeading>
        <p aria-busy={isBusy} data-testid="content" />
      </RouteTransition>
    </>
  );
}

const follow = (name: string) => screen.getByRole('link', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const scrolls = () =>
  jest.mocked(window.scrollTo).mock.calls.map(([options]) => (options as ScrollToOptions).top);

beforeEach(() => {
  isBusy = false;
  serveApps([]);
});

describe('initially', () => {
  test('shows the page, without a skeleton', () => {
    render(<Site />);

    expect(heading('Page /')).toBeVisible();
    expect(skeletonCards()).toHaveLength(0);
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  test('does not change focus, scroll position and live region', () => {
    navigationStore.setState(navigationStore.getInitialState(), true);
    render(<Site />);

    expect(document.body).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(navigationStore.getState()).toEqual({ path: '/', isComplete: true, navigation: null });
  });
});

describe('after a click', () => {
  test('shows eight skeleton cards, before the router commits', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Apps'));

    expect(skeletonCards()).toHaveLength(8);
  });

  test('is busy, and announces loading', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Apps'));

    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Loading');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  test('hides the old page, and scrolls the skeleton to its top', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Apps'));

    expect(screen.getByText('Page /')).not.toBeVisible();
    expect(scrolls()).toEqual([0]);
  });

  test('renders the next page hidden, behind the skeleton', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Apps'));
    await routeTo('/apps');

    expect(screen.getByText('Page /apps')).not.toBeVisible();
    expect(skeletonCards()).toHaveLength(8);
  });

  test('shows no skeleton for a link to the current page', async () => {
    const user = setupUser();
    render(<Site />);

    await user.click(follow('Home'));

    expect(skeletonCards()).toHaveLength(0);
    expect(heading('Page /')).toBeVisible();
  });

  test('shows the current page again immediately when the visitor clicks its link', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));

    await user.click(follow('Home'));
    expect(heading('Page /')).toBeVisible();

    await routeTo('/');
    await passTime(5000);
    expect(heading('Page /')).toBeVisible();
    expect(navigationStore.getState().navigation).toBeNull();
  });

  test('closes the open menu', async () => {
    const user = setupUser();
    render(<Site />);
    const menu = document.body.appendChild(document.createElement('nav'));
    menu.setAttribute('popover', 'auto');
    jest.spyOn(menu, 'matches').mockImplementation((selector: string) => selector === ':popover-open');
    menu.hidePopover = jest.fn();

    await user.click(follow('Apps'));

    expect(menu.hidePopover).toHaveBeenCalledTimes(1);
    menu.remove();
  });
});

describe('the skeleton', () => {
  test('is shown for one second from the click', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));
    await passTime(300);
    await routeTo('/apps');

    await passTime(699);
    expect(skeletonCards()).toHaveLength(8);

    await passTime(1);
    expect(skeletonCards()).toHaveLength(0);
    expect(heading('Page /apps')).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  test('is shown for longer if the page is not committed', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));

    await passTime(5000);
    expect(skeletonCards()).toHaveLength(8);

    await routeTo('/apps');
    await passTime(0);
    expect(heading('Page /apps')).toBeVisible();
  });

  test('is shown for longer if the content of the page is still loading', async () => {
    const user = setupUser();
    isBusy = true;
    render(<Site />);
    await user.click(follow('Apps'));
    await routeTo('/apps');

    await passTime(3000);
    expect(skeletonCards()).toHaveLength(8);

    screen.getByTestId('content').setAttribute('aria-busy', 'false');
    await passTime(0);
    expect(heading('Page /apps')).toBeVisible();
  });

  test('restarts with a click on another link', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));
    await routeTo('/apps');
    await passTime(600);
    await user.click(follow('Home'));
    await routeTo('/');

    await passTime(999);
    expect(skeletonCards()).toHaveLength(8);

    await passTime(1);
    expect(heading('Page /')).toBeVisible();
  });
});

describe('when the page is complete', () => {
  async function arrive() {
    const user = setupUser();
    render(<Site />);
    document.title = 'Apps';
    await user.click(follow('Apps'));
    await routeTo('/apps');
    jest.mocked(window.scrollTo).mockClear();
    return user;
  }

  test('moves the focus to its heading', async () => {
    await arrive();
    expect(follow('Apps')).toHaveFocus();

    await passTime(1000);

    expect(heading('Page /apps')).toHaveFocus();
  });

  test('does not move the focus if the visitor has focused something else', async () => {
    const user = await arrive();
    await user.tab({ shift: true });

    await passTime(1000);

    expect(follow('Home')).toHaveFocus();
  });

  test('announces its title', async () => {
    await arrive();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');

    await passTime(1000);

    expect(screen.getByRole('status')).toHaveTextContent('Apps');
  });

  test('scrolls to its top', async () => {
    await arrive();

    await passTime(1000);

    expect(scrolls()).toEqual([0]);
  });

  test('scrolls to the element of its hash', async () => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    await arrive();
    window.history.replaceState({}, '', '/apps#main');

    await passTime(1000);

    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('main')]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test('restores the scroll position after a traversal', async () => {
    const user = await arrive();
    await passTime(1000);
    window.scrollY = 700;
    window.dispatchEvent(new Event('scroll'));
    const left = window.history.state;
    await user.click(follow('Home'));
    window.history.pushState({}, '', '/');
    await routeTo('/');
    await passTime(1000);
    jest.mocked(window.scrollTo).mockClear();

    act(() => navigate('/apps', 'traverse'));
    await routeTo('/apps');
    window.history.replaceState(left, '', '/apps');
    await passTime(1000);

    expect(scrolls()).toEqual([0, 700]);
    window.scrollY = 0;
  });
});

describe('a page that does not load', () => {
  async function fail() {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));
    await passTime(10_000);
    return user;
  }

  test('shows an error after ten seconds', async () => {
    await fail();

    expect(heading('Oops, page not found!!')).toHaveFocus();
    expect(screen.getByText('This page could not be loaded. Please check your connection.')).toBeVisible();
    expect(skeletonCards()).toHaveLength(0);
  });

  test('is shown if it loads later', async () => {
    await fail();

    await routeTo('/apps');

    expect(heading('Page /apps')).toBeVisible();
    expect(heading('Page /apps')).toHaveFocus();
  });

  test('is replaced by the previous page', async () => {
    const user = await fail();

    await user.click(screen.getByRole('button', { name: 'Go Back !' }));

    expect(heading('Page /')).toBeVisible();
  });
});

describe('a traversal to a history entry without state', () => {
  const traverse = (address: string) =>
    act(() => {
      window.history.replaceState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });

  test('requests another page from the router, as a traversal', () => {
    render(<Site />);

    traverse('/apps?q=e#main');

    expect(router.replace.mock.calls).toEqual([['/apps?q=e#main', { scroll: false }]]);
    expect(navigationStore.getState().navigation).toMatchObject({ to: '/apps', type: 'traverse' });
  });

  test('passes an entry of the current page to the router', () => {
    const replaceState = jest.spyOn(window.history, 'replaceState');
    render(<Site />);

    traverse('/#main');

    expect(replaceState).toHaveBeenLastCalledWith(
      { entry: undefined },
      '',
      new URL('http://localhost/#main'),
    );
    expect(router.replace).not.toHaveBeenCalled();
  });

  test('does not end a navigation to another page', async () => {
    const user = setupUser();
    render(<Site />);
    await user.click(follow('Apps'));

    traverse('/#main');

    expect(skeletonCards()).toHaveLength(8);
  });
});

test('is idle after a restore from the bfcache', async () => {
  const user = setupUser();
  render(<Site />);
  await user.click(follow('Apps'));
  expect(skeletonCards()).toHaveLength(8);

  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

  expect(heading('Page /')).toBeVisible();
});

test('requests a page again that was loading when it entered the bfcache', async () => {
  render(<Site />);
  act(() => navigationStore.setState({ isComplete: false }));

  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

  expect(router.replace.mock.calls).toEqual([['/', { scroll: false }]]);
  expect(navigationStore.getState().navigation).toMatchObject({ to: '/', type: 'traverse' });
});

test('does not change a navigation if the document was not in the bfcache', async () => {
  const user = setupUser();
  render(<Site />);
  await user.click(follow('Apps'));

  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  });

  expect(skeletonCards()).toHaveLength(8);
});

test('updates the path if it changes without a navigation', async () => {
  render(<Site />);

  await routeTo('/apps');

  expect(navigationStore.getState()).toMatchObject({ path: '/apps', navigation: null });
});

describe('the catalogue', () => {
  test('loads once on any page, when the browser is idle', async () => {
    jest.useFakeTimers();
    const fetch = serveApps([]);
    render(<Site />);
    expect(fetch).not.toHaveBeenCalled();

    await passTime(2000);
    await routeTo('/apps');
    await passTime(2000);

    expect(fetch.mock.calls).toEqual([['/appsData.json', expect.anything()]]);
  });

  test('does not prevent a page from being shown if it cannot be loaded', async () => {
    jest.useFakeTimers();
    const fetch = serveError(500, 'Internal Server Error');
    render(<Site />);

    await passTime(2000);

    expect(fetch).toHaveBeenCalled();
    expect(heading('Page /')).toBeVisible();
  });
});
