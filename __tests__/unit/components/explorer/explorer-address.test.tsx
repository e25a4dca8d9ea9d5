import { render, screen } from '@testing-library/react';
import { Explorer } from '@/components/explorer/explorer';
import { buildApp } from '../../../fixtures/apps';
import { addressTo, followAddress } from '../../../fixtures/navigation';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';
import '../../../fixtures/search-element';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const apps = [buildApp({ id: 1, title: 'Fantail' }), buildApp({ id: 2, title: 'Paper Koi' })];
const box = () => screen.getByRole('searchbox');

function renderAt(address: string) {
  window.history.replaceState(null, '', address);
  return render(<Explorer apps={apps} />);
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a search in the address', () => {
  it('is made at once, without a skeleton', () => {
    renderAt('/apps?q=koi');

    expect(box()).toHaveValue('koi');
    expect(screen.getByRole('link')).toHaveTextContent('Paper Koi');
    expect(screen.getByRole('status').textContent).toBe('(1) Apps Found.');
    expect(skeletonCards()).toHaveLength(0);
  });

  it('may match nothing', () => {
    renderAt('/apps?q=zebra');

    expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  });

  it('may be empty, which shows all apps', () => {
    renderAt('/apps?q=');

    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('shows skeletons as soon as the visitor changes it', async () => {
    const user = setupUser();
    renderAt('/apps?q=koi');

    await user.clear(box());

    expect(skeletonCards()).toHaveLength(15);
  });
});

describe('an address that changes while the page stands', () => {
  it('empties the search when it loses it, as by a click on Apps, without a skeleton', () => {
    renderAt('/apps?q=koi');
    expect(screen.getAllByRole('link')).toHaveLength(1);

    addressTo('/apps');

    expect(box()).toHaveValue('');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(skeletonCards()).toHaveLength(0);
  });

  it('empties a search that the visitor typed, too, and stays as it is', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'koi');
    await passTime(1000);
    followAddress();
    expect(screen.getAllByRole('link')).toHaveLength(1);

    addressTo('/apps');
    await passTime(2000);

    expect(box()).toHaveValue('');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(window.location.href).toBe('http://localhost/apps');
  });

  it('brings its search with it, without a skeleton', () => {
    renderAt('/apps');

    addressTo('/apps?q=koi');

    expect(box()).toHaveValue('koi');
    expect(screen.getByRole('link')).toHaveTextContent('Paper Koi');
    expect(skeletonCards()).toHaveLength(0);
  });

  it('ends the second of a search that the visitor was typing, which is not written any more', async () => {
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

  it('leaves the search alone when something else of it changes', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'koi');

    addressTo('/apps?from=home');

    expect(box()).toHaveValue('koi');
    expect(skeletonCards()).toHaveLength(15);
  });
});

describe('the address', () => {
  it('does not bring back, trimmed, what was just written there', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), ' koi ');
    await passTime(1000);

    followAddress();

    expect(window.location.search).toBe('?q=koi');
    expect(box()).toHaveValue(' koi ');
  });

  it('takes no letter away that is typed before the router has noted the ones before', async () => {
    const user = setupUser();
    renderAt('/apps');
    await user.type(box(), 'k');
    await passTime(1000);
    await user.type(box(), 'o');

    followAddress();

    expect(box()).toHaveValue('ko');
    expect(skeletonCards()).toHaveLength(15);
  });

  it('gives back any text that was searched for', async () => {
    const user = setupUser();
    const { unmount } = renderAt('/apps');
    await user.type(box(), 'C++ & 50% #1');
    await passTime(1000);
    unmount();

    render(<Explorer apps={apps} />);

    expect(box()).toHaveValue('C++ & 50% #1');
    expect(skeletonCards()).toHaveLength(0);
  });

  it('holds what was searched for, trimmed, once it has settled', async () => {
    const user = setupUser();
    renderAt('/apps');

    await user.type(box(), ' koi & co ');
    await passTime(999);
    expect(window.location.search).toBe('');

    await passTime(1);
    expect(new URLSearchParams(window.location.search).get('q')).toBe('koi & co');
  });

  it('holds no search for an empty text', async () => {
    const user = setupUser();
    renderAt('/apps?q=koi');

    await user.clear(box());
    await passTime(1000);

    expect(window.location.href).toBe('http://localhost/apps');
  });

  it('keeps whatever else stands in it', async () => {
    const user = setupUser();
    renderAt('/apps?from=home#top');

    await user.type(box(), 'koi');
    await passTime(1000);

    expect(window.location.href).toBe('http://localhost/apps?from=home&q=koi#top');
  });

  it('changes without a step in the history', async () => {
    const user = setupUser();
    renderAt('/apps');
    const steps = window.history.length;

    await user.type(box(), 'koi');
    await passTime(1000);

    expect(window.location.search).toBe('?q=koi');
    expect(window.history).toHaveLength(steps);
  });
});
