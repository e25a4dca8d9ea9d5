import { act, render, screen } from '@testing-library/react';
import { Explorer } from '@/components/explorer/explorer';
import { parseFile, requestFile } from '@/lib/catalogue/fetch';
import { catalogueStore } from '@/lib/hooks/catalogue-store';
import { buildListedApps } from '../../../fixtures/apps';
import { listing } from '../../../fixtures/listing';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';
import '../../../fixtures/search-element';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('@/lib/hooks/search-texts', () => jest.requireActual('../../../fixtures/pending-text-search'));
jest.mock('@/lib/catalogue/fetch');

const requestMock = jest.mocked(requestFile);
const parseMock = jest.mocked(parseFile);
const apps = buildListedApps(31);

beforeEach(() => {
  requestMock.mockReset().mockResolvedValue('text');
  parseMock.mockReset().mockResolvedValue(apps);
  catalogueStore.setState(catalogueStore.getInitialState(), true);
});
afterEach(() => window.history.replaceState(null, '', '/'));

async function search(text: string) {
  const user = setupUser();
  render(<Explorer {...listing(apps)} />);
  await user.type(screen.getByRole('searchbox'), text);
  await passTime(1000);
  return user;
}

const status = () => screen.getByRole('status').textContent;
const retryButton = () => screen.getByRole('button', { name: 'Try again' });

test('a search loads the other apps, and finds all of them', async () => {
  await search('app');
  expect(status()).toBe('(31) Apps Found.');
  expect(skeletonCards()).toHaveLength(0);
});

test.each([30, 32])('a page for 31 apps accepts a file with %d, of another deploy', async (count) => {
  parseMock.mockResolvedValue(buildListedApps(count));
  const user = await search('app');
  expect(status()).toBe(`(${count}) Apps Found.`);

  await user.clear(screen.getByRole('searchbox'));
  await passTime(1000);

  expect(status()).toBe(`(${count}) Apps Found.`);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('if the other apps cannot be loaded', () => {
  beforeEach(() => requestMock.mockRejectedValue(new Error('No connection.')));

  test('a search shows the cause', async () => {
    await search('app');
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    expect(status()).toBe('');
  });

  test('the button keeps the focus while it tries again, and the cause is announced again', async () => {
    const user = await search('app');
    let fail = (_: Error) => {};
    requestMock.mockReturnValue(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    await user.click(retryButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Loading …');
    expect(retryButton()).toHaveFocus();

    await act(async () => fail(new Error('Still no connection.')));

    expect(screen.getByRole('alert')).toHaveTextContent('Still no connection.');
    expect(retryButton()).toHaveFocus();
  });

  test('a retry that succeeds moves the focus to the first result', async () => {
    const user = await search('app');
    requestMock.mockResolvedValue('text');

    await user.click(retryButton());
    await passTime(0);

    expect(status()).toBe('(31) Apps Found.');
    expect(screen.getAllByRole('link')[0]).toHaveFocus();
  });
});
