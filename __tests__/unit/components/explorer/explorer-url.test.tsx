import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Explorer } from '@/components/explorer/explorer';
import { buildApp } from '../../../fixtures/apps';
import { addressTo } from '../../../fixtures/navigation';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';
import '../../../fixtures/search-element';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const apps = [buildApp({ id: 1, title: 'Fantail' }), buildApp({ id: 2, title: 'Paper Koi' })];
const box = () => screen.getByRole('searchbox');

function renderAt(address: string) {
  window.history.replaceState({}, '', address);
  return render(<Explorer apps={apps} />);
}

afterEach(() => window.history.replaceState({}, '', '/'));

describe('a search in the URL', () => {
  test('is made at once, without a skeleton', () => {
    renderAt('/apps?q=koi');

    expect(box()).toHaveValue('koi');
    expect(screen.getByRole('link')).toHaveTextContent('Paper Koi');
    expect(screen.getByRole('status').textContent).toBe('(1) Apps Found.');
    expect(skeletonCards()).toHaveLength(0);
  });

  test('may match nothing', () => {
    renderAt('/apps?q=zebra');

    expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  });

  test('may be empty, which shows all apps', () => {
    renderAt('/apps?q=');

    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('shows skeletons as soon as the visitor changes it', async () => {
    const user = setupUser();
    renderAt('/apps?q=koi');

    await user.clear(box());

    expect(skeletonCards()).toHaveLength(15);
  });
});

describe('a URL that changes while the page is shown', () => {
  test('empties the search when it loses it, as by a click on Apps, without a skeleton', () => {
    renderAt('/apps?q=koi');
    expect(screen.getAllByRole('link')).toHaveLength(1);

    addressTo('/apps');

    expect(box()).toHaveValue('');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(skeletonCards()).toHaveLength(0);
  });

  test('empties a search that the visitor typed, too, and stays as it is', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'koi');
    await passTime(1000);
    expect(screen.getAllByRole('link')).toHaveLength(1);

    addressTo('/apps');
    await passTime(2000);

    expect(box()).toHaveValue('');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(window.location.href).toBe('http://localhost/apps');
  });

  test('brings its search with it, without a skeleton', () => {
    renderAt('/apps');

    addressTo('/apps?q=koi');

    expect(box()).toHaveValue('koi');
    expect(screen.getByRole('link')).toHaveTextContent('Paper Koi');
    expect(skeletonCards()).toHaveLength(0);
  });

  test('ends the second of a search that the visitor was typing, which is not written any more', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'fan');
    expect(skeletonCards()).toHaveLength(15);

    addressTo('/apps?q=koi');
    expect(skeletonCards()).toHaveLength(0);
    await passTime(2000);

    expect(box()).toHaveValue('koi');
    expect(window.location.search).toBe('?q=koi');
  });

  test('leaves the search alone when something else of it changes', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'koi');

    addressTo('/apps?q=koi&from=home');

    expect(box()).toHaveValue('koi');
    expect(skeletonCards()).toHaveLength(15);
  });
});

describe('the URL', () => {
  test('has the search, trimmed, 200 ms after the last change', async () => {
    const user = setupUser();
    renderAt('/apps');

    await user.type(box(), ' koi & co ');
    await passTime(199);
    expect(window.location.search).toBe('');

    await passTime(1);
    expect(new URLSearchParams(window.location.search).get('q')).toBe('koi & co');
    expect(box()).toHaveValue(' koi & co ');
  });

  test('takes no letter away that is typed after it was written', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'k');
    await passTime(1000);
    await user.type(box(), 'o');

    expect(box()).toHaveValue('ko');
    expect(skeletonCards()).toHaveLength(15);
  });

  test('brings back any text that was searched for', async () => {
    const user = setupUser();
    const { unmount } = renderAt('/apps');
    await user.type(box(), 'C++ & 50% #1');
    await passTime(1000);
    unmount();

    render(<Explorer apps={apps} />);

    expect(box()).toHaveValue('C++ & 50% #1');
    expect(skeletonCards()).toHaveLength(0);
  });

  test('has no search for an empty text', async () => {
    const user = setupUser();
    renderAt('/apps?q=koi');

    await user.clear(box());
    await passTime(1000);

    expect(window.location.href).toBe('http://localhost/apps');
  });

  test('keeps its other parameters and its hash', async () => {
    const user = setupUser();
    renderAt('/apps?from=home#top');

    await user.type(box(), 'koi');
    await passTime(1000);

    expect(window.location.href).toBe('http://localhost/apps?from=home&q=koi#top');
  });

  test('changes without a new entry in the history', async () => {
    const user = setupUser();
    renderAt('/apps');
    const entries = window.history.length;

    await user.type(box(), 'koi');
    await passTime(1000);

    expect(window.location.search).toBe('?q=koi');
    expect(window.history).toHaveLength(entries);
  });
});

describe('a prerendered page', () => {
  let root: Root | undefined;

  /** The page of the build, with its script run, as a browser does before React is there. */
  function loadAt(address: string): void {
    window.history.replaceState({}, '', address);
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Explorer apps={apps} />);
    for (const { textContent } of page.querySelectorAll('script')) new Function(textContent ?? '')();
  }

  const hydrate = () =>
    act(() => {
      root = hydrateRoot(document.body.firstElementChild as Element, <Explorer apps={apps} />);
    });

  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  test('shows all apps where the URL has no search', () => {
    loadAt('/apps');

    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Apps' })).toHaveAttribute('aria-busy', 'false');
  });

  test('has the search of the URL in its box, and shows its results once React is there', () => {
    loadAt('/apps?q=koi');
    expect(box()).toHaveValue('koi');
    const results = screen.getByLabelText('Apps');
    expect(results).not.toBeVisible();
    expect(results).toHaveAttribute('aria-busy', 'true');

    hydrate();

    expect(results).toBeVisible();
    expect(results).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('link')).toHaveTextContent('Paper Koi');
    expect(skeletonCards()).toHaveLength(0);
  });

  test('searches for what was typed before React was there', async () => {
    const user = setupUser();
    loadAt('/apps');
    await user.type(box(), 'koi');

    hydrate();
    expect(box()).toHaveValue('koi');
    expect(skeletonCards()).toHaveLength(15);

    await passTime(1000);
    expect(screen.getByRole('link')).toHaveTextContent('Paper Koi');
    expect(window.location.search).toBe('?q=koi');
  });

  test('searches for what was added to the search of the URL before React was there', async () => {
    const user = setupUser();
    loadAt('/apps?q=paper');
    await user.type(box(), ' koi');

    hydrate();
    await passTime(1000);

    expect(box()).toHaveValue('paper koi');
    expect(window.location.search).toBe('?q=paper+koi');
  });
});
