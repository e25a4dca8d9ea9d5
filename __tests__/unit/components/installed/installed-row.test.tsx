import { render, screen } from '@testing-library/react';
import { InstalledRow, type InstalledRowProps } from '@/components/installed/installed-row';
import { toListedApp } from '@/lib/catalogue/views';
import { buildApp } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const updated = toListedApp(buildApp({ id: 17, updated: `${new Date().getFullYear()}-01-12` }));
const app = { ...updated, summary: '', version: '4.2.0' };
const row = (props: Partial<InstalledRowProps>) =>
  render(<InstalledRow id={17} app={app} isEager onUninstall={jest.fn()} {...props} />);

test('names the year of an update before this year, and no version that is not known', () => {
  row({ day: '2019-12-31', app: { ...updated, updated: '2020-01-12' } });
  expect(screen.getByText('Updated 12 January 2020')).toBeVisible();
});

test.each([
  ['its day is not known', {}],
  ['it was installed later', { day: '9999-12-31' }],
  ['it was installed on that day', { day: updated.updated }],
  ['the catalogue has no date', { day: '2019-12-31', app: toListedApp(buildApp()) }],
  ['the catalogue does not list it', { day: '2019-12-31', app: undefined }],
])('says nothing of an update if %s', (_title, props) => {
  row(props);
  expect(screen.queryByText(/^Updated/)).toBeNull();
});

test('says no more of an unlisted app than is known: the catalogue can be older than the app', () => {
  expect(row({ app: undefined }).container).toHaveTextContent('Not listedApp 17Remove app 17');
});

test('an app of which nothing is known has no empty line between its title and its figures', () => {
  const { id, title } = app;
  const { container } = row({ app: { id, title, fact: 'Runtime' } as typeof app });
  expect(container.querySelectorAll('p:empty')).toHaveLength(0);
  expect(container).toHaveTextContent(`${title}RuntimeUnistall`);
});

test('the button says "Unistall", and is named after its app, whose title is there once', () => {
  row({});
  expect(screen.getByRole('button', { name: `Unistall ${app.title}` })).toHaveTextContent(/^Unistall$/);
  expect(screen.getByText(app.title)).toBeVisible();
});
