import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@/components/editor/editor';
import { openHost } from '@/lib/editor/host';
import { buildApp, buildApps } from '../../../fixtures/apps';
import { catalogueFile } from '../../../fixtures/catalogue-file';
import { host } from '../../../fixtures/editor';
import '../../../fixtures/dialog-element';
import '../../../fixtures/search-element';

jest.mock('idb-keyval', () => ({}));
jest.mock('@/components/editor/use-check', () => ({
  useCheck: () => ({ diagnostics: new Map(), hasFailed: false }),
}));
jest.mock('@/lib/editor/host');

test('the form of a new app is closed if another one has its id, and both are kept', async () => {
  const apps = buildApps(2);
  const theirs = buildApp({ id: 3, title: 'Theirs' });
  jest.mocked(openHost).mockResolvedValue({
    file: catalogueFile(apps),
    host: {
      ...host,
      save: async () => ({ kind: 'conflict', file: catalogueFile([...apps, theirs]) }),
    },
  });
  window.location.hash = '#all';
  const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  render(<Editor renderApp={() => null} history={[]} />);
  await click('Add an app');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Mine');
  await click('Save …');
  await click('Save into a file …');
  expect(await screen.findByRole('region', { name: 'Changes in the file' })).toHaveTextContent('1 app added');
  await userEvent.click(screen.getByRole('radio', { name: /^Keep both/ }));
  await click('Continue');
  expect(screen.getByRole('heading', { name: '4 apps' })).toBeVisible();
});
