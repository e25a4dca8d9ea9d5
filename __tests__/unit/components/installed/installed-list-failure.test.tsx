import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import ErrorPage from '@/app/error';
import { InstalledList } from '@/components/installed/installed-list';
import { buildApps } from '../../../fixtures/apps';
import { givenAppList } from '../../../fixtures/installed';
import { serveApps, serveError } from '../../../fixtures/server';
import { passTime } from '../../../fixtures/user';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

/** Renders the error page like the router. */
class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorPage error={error} reset={() => this.setState({ error: null })} />;
  }
}

function renderList() {
  const onCaughtError = jest.fn();
  render(
    <Boundary>
      <InstalledList cardsUrl="/appsData.json" />
    </Boundary>,
    { onCaughtError },
  );
  return onCaughtError;
}

test('shows the error page if the catalogue cannot be loaded', async () => {
  givenAppList([1]);
  serveError(503, 'Service Unavailable');
  const onCaughtError = renderList();

  expect(
    await screen.findByText('The list of apps could not be loaded (503 Service Unavailable).'),
  ).toBeVisible();
  expect(onCaughtError).toHaveBeenCalled();
});

test('loads the catalogue again on a retry', async () => {
  givenAppList([1]);
  serveError(503, 'Service Unavailable');
  renderList();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveApps(buildApps(1));

  await userEvent.click(retry);

  expect(await screen.findByRole('link', { name: 'App 1' })).toBeVisible();
});

test('requests nothing if no app is installed', async () => {
  jest.useFakeTimers();
  const fetch = serveError(503, 'Service Unavailable');
  const onCaughtError = renderList();

  // Long enough for the response.
  await passTime(1000);

  expect(fetch).not.toHaveBeenCalled();
  expect(onCaughtError).not.toHaveBeenCalled();
  expect(screen.getByText('No Data Available!!')).toBeVisible();
});
