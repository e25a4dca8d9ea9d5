import { act, render } from '@testing-library/react';
import { SavedPageNote } from '@/components/offline/saved-page-note';
import { registerWorker, reportVisit } from '@/lib/offline/register';
import { setPath } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('@/lib/offline/register', () => ({ registerWorker: jest.fn(), reportVisit: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(registerWorker).mockClear();
  jest.mocked(reportVisit).mockClear();
});

/** Lets the browser become idle, and loads the code for the worker. */
const idle = () => act(() => jest.runAllTimersAsync());

test('ignores that the browser denies the worker: the site works without it', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  jest.mocked(registerWorker).mockRejectedValueOnce(new DOMException('denied', 'SecurityError'));
  render(<SavedPageNote />);
  await idle();
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(registerWorker).toHaveBeenCalledTimes(1);
  expect(unhandled).not.toHaveBeenCalled();
});

/** Shows the page of a history entry, as the router does. */
function show(entry: string, path: string): void {
  window.history.replaceState({ entry }, '');
  setPath(path);
}

test('after a navigation, the page is not a copy any more, and is reported; back on the copy, it is one', async () => {
  document.documentElement.setAttribute('data-offline-copy', '');
  show('first', '/apps');
  render(<SavedPageNote />);
  await idle();
  expect(document.documentElement).toHaveAttribute('data-offline-copy');
  show('second', '/apps/install');
  expect(document.documentElement).not.toHaveAttribute('data-offline-copy');
  await idle();
  expect(reportVisit).toHaveBeenCalledTimes(1);
  // A link requests the page again.
  show('third', '/apps');
  expect(document.documentElement).not.toHaveAttribute('data-offline-copy');
  show('second', '/apps/install');
  show('first', '/apps');
  expect(document.documentElement).toHaveAttribute('data-offline-copy');
  await idle();
  expect(reportVisit).toHaveBeenCalledTimes(2);
  document.documentElement.removeAttribute('data-offline-copy');
});

test('a page from the network is not a copy after a navigation and back', async () => {
  show('first', '/apps');
  render(<SavedPageNote />);
  show('second', '/apps/install');
  show('first', '/apps');
  expect(document.documentElement).not.toHaveAttribute('data-offline-copy');
});
