import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { InstalledList } from '@/components/installed/installed-list';
import { buildApp, buildApps } from '../../../fixtures/apps';
import { givenAppList, storeAppList, storedAppList } from '../../../fixtures/installed';
import { serveApps, serveNothing } from '../../../fixtures/server';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const count = () => screen.getByRole('status');
const region = () => screen.getByRole('region', { name: 'Installed apps' });
const rows = () =>
  within(region())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const titles = () =>
  within(region())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

afterEach(() => document.body.replaceChildren());

async function renderList() {
  render(<InstalledList cardsUrl="/appsData.json" />);
  await within(region()).findByRole('list');
}

describe('while the catalogue loads', () => {
  beforeEach(() => {
    givenAppList([1]);
    serveNothing();
  });

  test('is busy, with three skeleton rows hidden from assistive technology', () => {
    render(<InstalledList cardsUrl="/appsData.json" />);

    expect(region()).toHaveAttribute('aria-busy', 'true');
    expect(region().querySelector('[aria-hidden]')?.children).toHaveLength(3);
  });

  test("shows neither a count nor 'No Data Available!!'", () => {
    render(<InstalledList cardsUrl="/appsData.json" />);

    expect(count()).toBeEmptyDOMElement();
    expect(screen.queryByText('No Data Available!!')).not.toBeInTheDocument();
  });
});

test('is busy in prerendered HTML', () => {
  document.body.innerHTML = renderToString(<InstalledList cardsUrl="/appsData.json" />);

  expect(region()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No Data Available!!')).not.toBeInTheDocument();
});

describe('with nothing installed', () => {
  test("shows 'No Data Available!!' without waiting for the catalogue", () => {
    serveNothing();
    render(<InstalledList cardsUrl="/appsData.json" />);

    expect(within(region()).getByText('No Data Available!!')).toBeVisible();
    expect(count()).toHaveTextContent(/^0 Apps Found$/);
    expect(region()).toHaveAttribute('aria-busy', 'false');
  });
});

describe('with apps installed', () => {
  test('shows one app', async () => {
    givenAppList([2]);
    serveApps(buildApps(3));
    await renderList();

    expect(titles()).toEqual(['App 2']);
    expect(count()).toHaveTextContent(/^1 Apps Found$/);
    expect(region()).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText('No Data Available!!')).not.toBeInTheDocument();
  });

  test('shows several apps in the order of the catalogue', async () => {
    givenAppList([12, 3, 7]);
    serveApps(buildApps(20));
    await renderList();

    expect(titles()).toEqual(['App 3', 'App 7', 'App 12']);
    expect(count()).toHaveTextContent(/^3 Apps Found$/);
  });

  test('accepts the strings of an earlier version', async () => {
    givenAppList(['3', '2']);
    serveApps(buildApps(3));
    await renderList();

    expect(titles()).toEqual(['App 2', 'App 3']);
  });

  test('shows ids that the catalogue does not list at the end, does not count them, and keeps them', async () => {
    givenAppList([999, 2, 404, 3]);
    serveApps(buildApps(3));
    await renderList();

    expect(rows()).toEqual([
      expect.stringMatching(/^App 2/),
      expect.stringMatching(/^App 3/),
      'No longer listedApp 999Remove app 999',
      'No longer listedApp 404Remove app 404',
    ]);
    expect(count()).toHaveTextContent(/^2 Apps Found$/);
    expect(screen.getByText(/It also has 2 apps that the catalogue has removed/)).toBeVisible();
    expect(storedAppList()).toBe('[999,2,404,3]');
  });

  test("shows 'No Data Available!!' above the unlisted ids if the catalogue lists none of them", async () => {
    givenAppList([999]);
    serveApps(buildApps(3));
    render(<InstalledList cardsUrl="/appsData.json" />);
    expect(screen.queryByText('No Data Available!!')).not.toBeInTheDocument();
    expect(screen.queryByText('No longer listed')).not.toBeInTheDocument();

    expect(await screen.findByText('No Data Available!!')).toBeVisible();
    expect(rows()).toEqual(['No longer listedApp 999Remove app 999']);
    expect(count()).toHaveTextContent(/^0 Apps Found$/);
    expect(screen.getByText(/It also has 1 app that the catalogue has removed/)).toBeVisible();
  });

  test('shows a hundred rows of unlisted ids, and how many more there are', async () => {
    givenAppList([2, ...Array.from({ length: 102 }, (_, index) => 1000 + index)]);
    serveApps(buildApps(3));
    await renderList();

    expect(rows()).toHaveLength(102);
    expect(rows()[1]).toMatch(/^No longer listedApp 1000/);
    expect(rows().at(-1)).toBe('and 2 more apps no longer listed');
    expect(storedAppList()).toContain('1101');
  });

  test('shows an app that another tab installs', async () => {
    givenAppList([2]);
    serveApps(buildApps(3));
    await renderList();

    storeAppList([2, 3]);
    fireEvent(window, new StorageEvent('storage', { key: 'appList' }));

    expect(titles()).toEqual(['App 2', 'App 3']);
  });
});

describe('sorted by downloads', () => {
  // In the order of the catalogue. Elm and Oak have equal downloads.
  const apps = [
    buildApp({ id: 1, title: 'Elm', downloads: 500_000 }),
    buildApp({ id: 2, title: 'Fir', downloads: '29.6M' }),
    buildApp({ id: 3, title: 'Oak', downloads: '500K+' }),
    buildApp({ id: 4, title: 'Yew', downloads: 90 }),
  ];
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox'), screen.getByRole('option', { name }));

  beforeEach(async () => {
    givenAppList([4, 3, 2, 1]);
    serveApps(apps);
    await renderList();
  });

  test('is not sorted initially', () => {
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Sort By DownLoads');
    expect(titles()).toEqual(['Elm', 'Fir', 'Oak', 'Yew']);
  });

  test('High->Low shows the most downloads first, and equal ones in the order of the catalogue', async () => {
    await choose('High->Low');

    expect(screen.getByRole('combobox')).toHaveDisplayValue('High->Low');
    expect(titles()).toEqual(['Fir', 'Elm', 'Oak', 'Yew']);
  });

  test('Low->High shows the fewest downloads first, and equal ones in the order of the catalogue', async () => {
    await choose('Low->High');

    expect(titles()).toEqual(['Yew', 'Elm', 'Oak', 'Fir']);
  });

  test("returns to the order of the catalogue with 'Sort By DownLoads'", async () => {
    await choose('High->Low');
    await choose('Sort By DownLoads');

    expect(titles()).toEqual(['Elm', 'Fir', 'Oak', 'Yew']);
  });

  test('keeps unlisted ids at the end', async () => {
    act(() => givenAppList([999, 1, 4]));
    await choose('Low->High');

    expect(rows()).toEqual([
      expect.stringMatching(/^Yew/),
      expect.stringMatching(/^Elm/),
      expect.stringMatching(/^No longer listed/),
    ]);
  });

  test('changes only the displayed list, not the stored one', async () => {
    await choose('High->Low');

    expect(storedAppList()).toBe('[4,3,2,1]');
  });
});
