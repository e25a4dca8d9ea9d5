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
jest.mock('@/lib/hooks/search-texts', () => jest.requireActual('../../../fixtures/pending-text-search'));
jest.mock('@/lib/catalogue/fetch');

const apps = [
  buildApp({ id: 1, title: 'Quill', companyName: 'Fjordline', downloads: 10 }),
  buildApp({ id: 2, title: 'Paper Carp', companyName: 'Paper House', downloads: 30 }),
  buildApp({ id: 3, title: 'Paper Trail', companyName: 'Fjordline', downloads: 20 }),
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
    await user.type(box(), 'fjor');
    await passTime(1000);
    expect(screen.getByRole('link', { name: 'Developer Fjordline 2 apps' })).toHaveAttribute(
      'href',
      '/apps/developers/fjordline',
    );
    expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  });

  test('are not shown without a search', () => {
    render(<Explorer {...listing(apps)} />);
    expect(screen.queryByRole('list', { name: 'Developers' })).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  test.each(['Control', 'Meta'])(
    '%s and / move the focus to the search box and select its text',
    async (modifier) => {
      const user = setupUser();
      render(<Explorer {...listing(apps)} />);
      await user.type(box(), 'carp');
      await user.click(document.body);
      expect(box()).not.toHaveFocus();

      await user.keyboard(`{${modifier}>}/{/${modifier}}`);

      expect(box()).toHaveFocus();
      await user.keyboard('q');
      expect(box()).toHaveValue('q');
    },
  );

  test('/ alone, and with other modifiers, does nothing', async () => {
    const user = setupUser();
    render(<Explorer {...listing(apps)} />);
    for (const keys of ['/', '{Alt>}{Control>}/{/Control}{/Alt}', '{Control>}{Meta>}/{/Meta}{/Control}'])
      await user.keyboard(keys);
    expect(box()).not.toHaveFocus();
    await user.type(box(), 'a/b');
    expect(box()).toHaveValue('a/b');
  });

  test('Escape clears the search', async () => {
    const user = setupUser();
    render(<Explorer {...listing(apps)} />);
    await user.type(box(), 'carp');
    await passTime(1000);
    expect(hrefs()).toEqual(['2']);

    await user.keyboard('{Escape}');
    await passTime(1000);

    expect(box()).toHaveValue('');
    expect(hrefs()).toEqual(['1', '2', '3']);
    expect(window.location.search).toBe('');
  });
});
