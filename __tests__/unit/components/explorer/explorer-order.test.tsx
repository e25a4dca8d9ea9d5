import { render, screen, within } from '@testing-library/react';
import { Explorer } from '@/components/explorer/explorer';
import { parseFile, requestFile } from '@/lib/catalogue/fetch';
import { toListedApp } from '@/lib/catalogue/to-card-app';
import { catalogueStore } from '@/lib/hooks/catalogue-store';
import { buildApp } from '../../../fixtures/apps';
import { listing } from '../../../fixtures/listing';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';
import '../../../fixtures/search-element';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('@/lib/catalogue/fetch');

const apps = [
  buildApp({ id: 1, title: 'Quill', companyName: 'Larkmoor', downloads: 10 }),
  buildApp({ id: 2, title: 'Paper Koi', companyName: 'Paper House', downloads: 30 }),
  buildApp({ id: 3, title: 'Paper Trail', companyName: 'Larkmoor', downloads: 20 }),
];
const requestMock = jest.mocked(requestFile);

beforeEach(() => {
  requestMock.mockReset().mockResolvedValue('text');
  jest.mocked(parseFile).mockResolvedValue(apps.map(toListedApp));
  catalogueStore.setState(catalogueStore.getInitialState(), true);
});
afterEach(() => window.history.replaceState(null, '', '/'));

const box = () => screen.getByRole('searchbox', { name: 'Search Apps' });
const select = () => screen.getByRole('combobox', { name: 'Sort the apps' });
const region = () => screen.getByRole('region', { name: 'Apps' });
const hrefs = () =>
  within(region())
    .getAllByRole('link')
    .map((link) => /appdetails\/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1])
    .filter((id) => id !== undefined);

describe('the order', () => {
  test('is that of the catalogue, without a request', () => {
    render(<Explorer {...listing(apps)} />);
    expect(select()).toHaveDisplayValue('Catalogue order');
    expect(hrefs()).toEqual(['1', '2', '3']);
    expect(requestMock).not.toHaveBeenCalled();
  });

  test('can be chosen, is stored in the URL, and is combined with a search', async () => {
    const user = setupUser();
    render(<Explorer {...listing(apps)} />);

    await user.selectOptions(select(), 'Most downloads');
    await passTime(0);
    expect(hrefs()).toEqual(['2', '3', '1']);
    expect(window.location.search).toBe('?sort=downloads');

    await user.type(box(), 'paper');
    await passTime(1000);
    expect(hrefs()).toEqual(['2', '3']);
    expect(window.location.search).toBe('?sort=downloads&q=paper');

    await user.selectOptions(select(), 'Title');
    expect(hrefs()).toEqual(['2', '3']);
    await user.selectOptions(select(), 'Catalogue order');
    expect(window.location.search).toBe('?q=paper');
  });

  test('of the URL is applied, after the apps are loaded', async () => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/apps?sort=title');
    render(<Explorer {...listing(apps)} />);
    expect(select()).toHaveDisplayValue('Title');
    expect(skeletonCards()).toHaveLength(15);
    await passTime(0);
    expect(hrefs()).toEqual(['2', '3', '1']);
  });

  test('of the URL that does not exist is that of the catalogue', () => {
    window.history.replaceState(null, '', '/apps?sort=constructor');
    render(<Explorer {...listing(apps)} />);
    expect(select()).toHaveDisplayValue('Catalogue order');
    expect(hrefs()).toEqual(['1', '2', '3']);
  });

  test('is kept if the apps cannot be loaded, with the cause', async () => {
    requestMock.mockRejectedValue(new Error('No connection.'));
    const user = setupUser();
    render(<Explorer {...listing(apps)} />);
    await user.selectOptions(select(), 'Best rated');
    await passTime(0);
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    expect(select()).toHaveDisplayValue('Best rated');

    await user.selectOptions(select(), 'Catalogue order');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(hrefs()).toEqual(['1', '2', '3']);
  });
});

describe('developers', () => {
  test('whose names contain the search are links to their pages', async () => {
    const user = setupUser();
    render(<Explorer {...listing(apps)} />);
    await user.type(box(), 'lark');
    await passTime(1000);
    expect(screen.getByRole('link', { name: 'Developer Larkmoor 2 apps' })).toHaveAttribute(
      'href',
      '/apps/developers/larkmoor',
    );
    expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  });

  test('are not shown without a search', () => {
    render(<Explorer {...listing(apps)} />);
    expect(screen.queryByRole('list', { name: 'Developers' })).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  test('/ moves the focus to the search box and selects its text', async () => {
    const user = setupUser();
    render(<Explorer {...listing(apps)} />);
    await user.type(box(), 'koi');
    await user.click(document.body);
    expect(box()).not.toHaveFocus();

    await user.keyboard('/');

    expect(box()).toHaveFocus();
    await user.keyboard('q');
    expect(box()).toHaveValue('q');
  });

  test('/ is typed into the search box, leaves another control, and is ignored with Control', async () => {
    const user = setupUser();
    render(<Explorer {...listing(apps)} />);
    await user.keyboard('{Control>}/{/Control}');
    expect(box()).not.toHaveFocus();
    await user.click(select());
    await user.keyboard('/');
    expect(box()).toHaveFocus();
    await user.type(box(), 'a/b');
    expect(box()).toHaveValue('a/b');
  });

  test('Escape clears the search', async () => {
    const user = setupUser();
    render(<Explorer {...listing(apps)} />);
    await user.type(box(), 'koi');
    await passTime(1000);
    expect(hrefs()).toEqual(['2']);

    await user.keyboard('{Escape}');
    await passTime(1000);

    expect(box()).toHaveValue('');
    expect(hrefs()).toEqual(['1', '2', '3']);
    expect(window.location.search).toBe('');
  });
});
