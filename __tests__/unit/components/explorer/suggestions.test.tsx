import { act, render, screen } from '@testing-library/react';
import { Suggestions } from '@/components/explorer/suggestions';
import { suggestApps } from '@/lib/catalogue/suggest';
import { buildApps } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('@/lib/catalogue/suggest');

const suggestMock = jest.mocked(suggestApps);
const apps = buildApps(8);
const NONE: never[] = [];

beforeEach(() => suggestMock.mockReset().mockResolvedValue([]));

const heading = () => screen.findByRole('heading', { name: 'Did you mean' });
/** Lets pending promises settle. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('suggests the apps with the nearest titles', async () => {
  suggestMock.mockResolvedValue(apps.slice(1, 3));
  render(<Suggestions apps={apps} text="ap 2" above={NONE} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  expect(await heading()).toBeVisible();
  expect(hrefs()).toEqual(['/apps/appdetails/2', '/apps/appdetails/3']);
  expect(suggestMock.mock.calls).toEqual([[apps, 'ap 2', 4]]);
});

test('suggests four others than the apps above', async () => {
  suggestMock.mockImplementation(async (apps, _, limit) => apps.slice(0, limit));
  render(<Suggestions apps={apps} text="ap" above={apps.slice(1, 3)} />);
  await heading();
  expect(hrefs()).toEqual([1, 4, 5, 6].map((id) => `/apps/appdetails/${id}`));
});

test('waits until the apps above are known', async () => {
  suggestMock.mockResolvedValue(apps.slice(1, 3));
  const { rerender } = render(<Suggestions apps={apps} text="ap 2" above={null} />);
  await settled();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  rerender(<Suggestions apps={apps} text="ap 2" above={NONE} />);
  expect(await heading()).toBeVisible();
});

test('suggests nothing if the library cannot be loaded', async () => {
  suggestMock.mockRejectedValue(new Error('ChunkLoadError'));
  render(<Suggestions apps={apps} text="ap 2" above={NONE} />);
  await settled();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
