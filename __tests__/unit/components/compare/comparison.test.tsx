import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Comparison } from '@/components/compare/comparison';
import type { App } from '@/lib/catalogue/schema';
import { buildApp, buildFullApp } from '../../../fixtures/apps';
import { router } from '../../../fixtures/navigation';
import { chosenIds, givenChosen } from '../../../fixtures/selection';
import { serveApps, serveError, serveNothing } from '../../../fixtures/server';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

const catalogue: App[] = [
  buildApp({ id: 1, title: 'Wagtail', downloads: 1_500_000, ratingAvg: 4.52, reviews: 1200 }),
  buildApp({
    id: 2,
    title: 'Toucan',
    companyName: 'Open Window Audio',
    description: 'Plays music.',
    downloads: '2M+',
    ratingAvg: 4.46,
    reviews: 90,
    ratings: [
      { name: '1 star', count: 1 },
      { name: '5 star', count: 3 },
    ],
  }),
  buildApp({ id: 3, title: 'Quill', ratingAvg: 5, ratings: [] }),
  buildApp({ id: 4, title: 'Carp' }),
  buildApp({ id: 5, title: 'Lark' }),
];

const region = () => screen.getByRole('region', { name: 'Comparison' });
const titles = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.getAttribute('aria-label'));
const rowOf = (name: string) =>
  screen.getByRole('rowheader', { name }).closest<HTMLElement>('[role="row"]') as HTMLElement;
const cells = (name: string) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

async function renderComparison(query: string) {
  window.history.replaceState({}, '', `/apps/compare${query}`);
  render(<Comparison shards={null} />);
  await act(async () => {});
}

/** Renders the comparison, and waits for its table. */
async function renderTable(query: string) {
  await renderComparison(query);
  await screen.findByRole('table');
}

beforeEach(() => void serveApps(catalogue));

describe('the table', () => {
  test('has a column for each app, in the order of the URL, with links', async () => {
    await renderTable('?ids=2,1');

    expect(screen.getByRole('table', { name: 'Comparison of 2 apps' })).toBeVisible();
    expect(titles()).toEqual(['Toucan', 'Wagtail']);
    expect(screen.getByRole('link', { name: 'Toucan' })).toHaveAttribute('href', '/apps/appdetails/2');
    expect(screen.getByRole('link', { name: 'Open Window Audio' })).toHaveAttribute(
      'href',
      '/apps/developers/open-window-audio',
    );
    expect(region()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(/^2 apps$/);
  });

  test('marks the best value of a row with text', async () => {
    await renderTable('?ids=1,2');

    expect(cells('Downloads')).toEqual(['1.5M1,500,000 downloads', '2M+✓ Most']);
    expect(cells('Reviews')).toEqual(['1.2K1,200 reviews✓ Most', '9090 reviews']);
  });

  test('marks no average if all are equal as displayed, or without votes', async () => {
    await renderTable('?ids=1,2,3');

    expect(cells('Average rating')).toEqual([
      '4.5 out of 5 ★1,960 votes',
      '4.5 out of 5 ★4 votes',
      '5.0 out of 5 ★0 votes',
    ]);
  });

  test('has a row for each star level, with bars of one scale', async () => {
    await renderTable('?ids=1,2');

    expect(screen.getByRole('rowheader', { name: /All bars have the same scale, 0 to 80%\./ })).toBeVisible();
    expect(cells('5 star')).toEqual(['77%', '75%']);
    expect(cells('4 star')).toEqual(['20%', '–']);
    const bars = rowOf('5 star').querySelectorAll<HTMLElement>('[style]');
    expect([...bars].map(({ style }) => Number.parseFloat(style.width).toFixed(1))).toEqual(['95.7', '93.8']);
  });

  test('has a row for each optional field that one of the apps has', async () => {
    serveApps([...catalogue, buildFullApp({ id: 6, title: 'Full' })]);
    await renderTable('?ids=1,6');

    expect(cells('Status')).toEqual(['–', 'Deprecated']);
    expect(cells('Categories')).toEqual(['–', 'Photo & VideoTools']);
    expect(cells('Version')).toEqual(['–', '4.2.0']);
    expect(cells('Updated')).toEqual(['–', '22 November 2026']);
  });

  test('has no row for an optional field that no app has', async () => {
    await renderTable('?ids=1,2');

    expect(
      screen
        .getAllByRole('rowheader')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['Developer', 'Downloads', 'Average rating', 'Reviews']);
  });

  test('has the first paragraph of each description', async () => {
    await renderTable('?ids=1,2');

    expect(cells('Description')).toEqual(['Sorts letters.', 'Plays music.']);
  });
});

describe('ids', () => {
  test('that the catalogue lacks, and junk, are ignored with a message', async () => {
    await renderTable('?ids=1,99,x,2,1');

    expect(titles()).toEqual(['Wagtail', 'Toucan']);
    expect(screen.getByText('2 apps of this link are not in the catalogue.')).toBeVisible();
  });

  test('beyond four are ignored with a message', async () => {
    await renderTable('?ids=1,2,3,4,5');

    expect(titles()).toEqual(['Wagtail', 'Toucan', 'Quill', 'Carp']);
    expect(screen.getByText(/up to 4 apps: the others of this link are ignored/)).toBeVisible();
    expect(screen.getByText('Remove an app to add another one.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add another app' })).not.toBeInTheDocument();
  });
});

describe('with too few apps', () => {
  test('none: tells how to choose them', async () => {
    await renderComparison('');

    expect(screen.getByRole('heading', { name: 'Choose the apps to compare' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all apps' })).toHaveAttribute('href', '/apps');
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  test('none of the catalogue: tells that too', async () => {
    await renderComparison('?ids=99');

    expect(await screen.findByText('One app of this link is not in the catalogue.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Choose the apps to compare' })).toBeVisible();
  });

  test('one: shows it, with a link that adds another', async () => {
    await renderComparison('?ids=2');

    expect(await screen.findByRole('link', { name: 'Toucan' })).toHaveAttribute('href', '/apps/appdetails/2');
    await userEvent.click(screen.getByRole('link', { name: 'Add another app' }));
    expect(router.push).toHaveBeenCalledWith('/apps', expect.anything());
    expect(chosenIds()).toEqual([2]);
  });
});

describe('removing an app', () => {
  afterEach(() => void jest.useRealTimers());

  test('shows the fifth app of a link in place of a removed one, and keeps it in the URL', async () => {
    await renderTable('?ids=2,1,3,4,5');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Wagtail from the comparison' }));

    expect(await screen.findByRole('columnheader', { name: 'Lark' })).toBeVisible();
    expect(titles()).toEqual(['Toucan', 'Quill', 'Carp', 'Lark']);
    expect(new URLSearchParams(window.location.search).get('ids')).toBe('2,3,4,5');
    expect(screen.getByRole('button', { name: 'Remove Quill from the comparison' })).toHaveFocus();
  });

  test('changes the URL, the count and the chosen apps, and moves the focus to the next button', async () => {
    givenChosen(catalogue.slice(0, 3));
    await renderTable('?ids=1,2,3');

    await userEvent.click(screen.getByRole('button', { name: 'Remove Toucan from the comparison' }));

    expect(titles()).toEqual(['Wagtail', 'Quill']);
    expect(window.location.search).toBe('?ids=1,3');
    expect(screen.getByRole('status')).toHaveTextContent(/^2 apps$/);
    expect(chosenIds()).toEqual([1, 3]);
    expect(screen.getByRole('button', { name: 'Remove Quill from the comparison' })).toHaveFocus();
  });

  test('ignores the second click of a double click, which hits the next column', async () => {
    await renderTable('?ids=1,2,3,4');
    const remove = (title: string) =>
      screen.getByRole('button', { name: `Remove ${title} from the comparison` });
    const click = (title: string, detail: number) =>
      act(async () => {
        remove(title).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
      });
    jest.useFakeTimers();

    await click('Wagtail', 1);
    await click('Toucan', 2);
    expect(titles()).toEqual(['Toucan', 'Quill', 'Carp']);

    await click('Toucan', 1);
    expect(titles()).toEqual(['Quill', 'Carp']);
  });

  test('of a shared link does not change apps that the visitor has chosen', async () => {
    givenChosen([catalogue[4]!]);
    await renderTable('?ids=1,2');

    await userEvent.click(screen.getByRole('button', { name: 'Remove Wagtail from the comparison' }));

    expect(screen.getByRole('heading', { name: 'Choose one more app' })).toBeVisible();
    expect(chosenIds()).toEqual([5]);
  });

  test('drops the message about ignored ids, which are not in the URL any more', async () => {
    await renderComparison('?ids=1,2,3,x');
    await screen.findByText('One app of this link is not in the catalogue.');

    await userEvent.click(screen.getByRole('button', { name: 'Remove Wagtail from the comparison' }));

    expect(screen.queryByText(/not in the catalogue/)).not.toBeInTheDocument();
  });
});

test('adding another app chooses the compared ones', async () => {
  givenChosen([catalogue[4]!]);
  await renderComparison('?ids=1,2');

  await userEvent.click(await screen.findByRole('link', { name: 'Add another app' }));

  expect(router.push).toHaveBeenCalledWith('/apps', expect.anything());
  expect(chosenIds()).toEqual([1, 2]);
});

describe('while the apps load', () => {
  test('is busy, with a skeleton that is hidden from assistive technology', async () => {
    serveNothing();
    await renderComparison('?ids=1,2');

    expect(region()).toHaveAttribute('aria-busy', 'true');
    expect(region().querySelector('[aria-hidden="true"]')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is busy in prerendered HTML, without an empty state', () => {
    document.body.innerHTML = renderToString(<Comparison shards={null} />);

    expect(region()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    document.body.replaceChildren();
  });
});

test('shows an error if the apps cannot be loaded, and tries again', async () => {
  serveError(503, 'Service Unavailable');
  await renderComparison('?ids=1,2');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded (503 Service Unavailable)');
  expect(region()).toHaveAttribute('aria-busy', 'false');

  serveApps(catalogue);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
