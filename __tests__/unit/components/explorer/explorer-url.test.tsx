import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Explorer } from '@/components/explorer/explorer';
import { searchTexts } from '@/lib/hooks/search-texts';
import { buildApp } from '../../../fixtures/apps';
import { listing } from '../../../fixtures/listing';
import { addressTo } from '../../../fixtures/navigation';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';
import '../../../fixtures/search-element';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('@/lib/hooks/search-texts');

const apps = [buildApp({ id: 1, title: 'Wagtail' }), buildApp({ id: 2, title: 'Paper Carp' })];
const box = () => screen.getByRole('searchbox');

function renderAt(address: string) {
  window.history.replaceState({}, '', address);
  return render(<Explorer {...listing(apps)} />);
}

// Most tests do not wait for the search in texts.
beforeEach(() => jest.mocked(searchTexts).mockReturnValue(new Promise(() => {})));
afterEach(() => window.history.replaceState({}, '', '/'));

describe('a search in the URL', () => {
  test('is applied immediately, without a skeleton', () => {
    renderAt('/apps?q=carp');

    expect(box()).toHaveValue('carp');
    expect(screen.getByRole('link')).toHaveTextContent('Paper Carp');
    expect(screen.getByRole('status').textContent).toBe('(1) Apps Found.');
    expect(skeletonCards()).toHaveLength(0);
  });

  test('can match no app', () => {
    renderAt('/apps?q=zebra');

    expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  });

  test('can be empty, which shows all apps', () => {
    renderAt('/apps?q=');

    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('shows skeletons when the visitor changes the text', async () => {
    const user = setupUser();
    renderAt('/apps?q=carp');

    await user.clear(box());

    expect(skeletonCards()).toHaveLength(15);
  });
});

describe('a URL that changes while the page is shown', () => {
  test('removes the suggestions of its search', async () => {
    jest.mocked(searchTexts).mockResolvedValueOnce([]);
    renderAt('/apps?q=wagtial');
    expect(await screen.findByRole('heading', { name: 'Did you mean' })).toBeVisible();

    addressTo('/apps?q=zzzzz');

    expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Did you mean' })).not.toBeInTheDocument();
  });

  test('clears the search if it loses its parameter, without a skeleton', () => {
    renderAt('/apps?q=carp');
    expect(screen.getAllByRole('link')).toHaveLength(1);

    addressTo('/apps');

    expect(box()).toHaveValue('');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(skeletonCards()).toHaveLength(0);
  });

  test('clears a search that the visitor typed, and is not overwritten', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'carp');
    await passTime(1000);
    expect(screen.getAllByRole('link')).toHaveLength(1);

    addressTo('/apps');
    await passTime(2000);

    expect(box()).toHaveValue('');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(window.location.href).toBe('http://localhost/apps');
  });

  test('applies its search, without a skeleton', () => {
    renderAt('/apps');

    addressTo('/apps?q=carp');

    expect(box()).toHaveValue('carp');
    expect(screen.getByRole('link')).toHaveTextContent('Paper Carp');
    expect(skeletonCards()).toHaveLength(0);
  });

  test('ends the skeleton of a typed search, and cancels its write', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'wag');
    expect(skeletonCards()).toHaveLength(15);

    addressTo('/apps?q=carp');
    expect(skeletonCards()).toHaveLength(0);
    await passTime(2000);

    expect(box()).toHaveValue('carp');
    expect(window.location.search).toBe('?q=carp');
  });

  test('does not change the search if other parts change', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'carp');

    addressTo('/apps?q=carp&from=home');

    expect(box()).toHaveValue('carp');
    expect(skeletonCards()).toHaveLength(15);
  });
});

describe('the URL', () => {
  test('contains the trimmed search text 200 ms after the last change', async () => {
    const user = setupUser();
    renderAt('/apps');

    await user.type(box(), ' carp & co ');
    await passTime(199);
    expect(window.location.search).toBe('');

    await passTime(1);
    expect(new URLSearchParams(window.location.search).get('q')).toBe('carp & co');
    expect(box()).toHaveValue(' carp & co ');
  });

  test('does not overwrite text that is typed after a write', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'k');
    await passTime(1000);
    await user.type(box(), 'o');

    expect(box()).toHaveValue('ko');
    expect(skeletonCards()).toHaveLength(15);
  });

  test('restores any search text', async () => {
    const user = setupUser();
    const { unmount } = renderAt('/apps');
    await user.type(box(), 'C++ & 50% #1');
    await passTime(1000);
    unmount();

    render(<Explorer {...listing(apps)} />);

    expect(box()).toHaveValue('C++ & 50% #1');
    expect(skeletonCards()).toHaveLength(0);
  });

  test('has no parameter for an empty text', async () => {
    const user = setupUser();
    renderAt('/apps?q=carp');

    await user.clear(box());
    await passTime(1000);

    expect(window.location.href).toBe('http://localhost/apps');
  });

  test('keeps other parameters and the hash', async () => {
    const user = setupUser();
    renderAt('/apps?from=home#top');

    await user.type(box(), 'carp');
    await passTime(1000);

    expect(window.location.href).toBe('http://localhost/apps?from=home&q=carp#top');
  });

  test('changes without a new history entry', async () => {
    const user = setupUser();
    renderAt('/apps');
    const entries = window.history.length;

    await user.type(box(), 'carp');
    await passTime(1000);

    expect(window.location.search).toBe('?q=carp');
    expect(window.history).toHaveLength(entries);
  });
});

describe('a prerendered page', () => {
  let root: Root | undefined;

  /** Prerenders the page and runs its inline script, like a browser before hydration. */
  function loadAt(address: string): void {
    window.history.replaceState({}, '', address);
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Explorer {...listing(apps)} />);
    for (const { textContent } of page.querySelectorAll('script')) new Function(textContent ?? '')();
  }

  const hydrate = () =>
    act(() => {
      root = hydrateRoot(document.body.firstElementChild as Element, <Explorer {...listing(apps)} />);
    });

  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  test('shows all apps without a search in the URL', () => {
    loadAt('/apps');

    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Apps' })).toHaveAttribute('aria-busy', 'false');
  });

  test('has the search of the URL in its box, and shows the results after hydration', () => {
    loadAt('/apps?q=carp');
    expect(box()).toHaveValue('carp');
    const results = screen.getByLabelText('Apps');
    expect(results).not.toBeVisible();
    expect(results).toHaveAttribute('aria-busy', 'true');

    hydrate();

    expect(results).toBeVisible();
    expect(results).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('link')).toHaveTextContent('Paper Carp');
    expect(skeletonCards()).toHaveLength(0);
  });

  test('searches for text that was typed before hydration', async () => {
    const user = setupUser();
    loadAt('/apps');
    await user.type(box(), 'carp');

    hydrate();
    expect(box()).toHaveValue('carp');
    expect(skeletonCards()).toHaveLength(15);

    await passTime(1000);
    expect(screen.getByRole('link')).toHaveTextContent('Paper Carp');
    expect(window.location.search).toBe('?q=carp');
  });

  test('searches for text that was appended to the search of the URL before hydration', async () => {
    const user = setupUser();
    loadAt('/apps?q=paper');
    await user.type(box(), ' carp');

    hydrate();
    await passTime(1000);

    expect(box()).toHaveValue('paper carp');
    expect(window.location.search).toBe('?q=paper+carp');
  });
});
