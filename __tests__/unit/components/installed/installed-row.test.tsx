import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  InstalledRow,
  type InstalledRowProps,
  InstalledSkeleton,
} from '@/components/installed/installed-row';
import { toListedApp } from '@/lib/catalogue/views';
import { buildApp } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('shows image, title, downloads and average rating', () => {
  const app = buildApp({
    title: 'Wagtail',
    image: '/pictures/q.svg',
    downloads: 1_500_000,
    ratingAvg: 4.5,
  });
  const { container } = render(<InstalledRow id={app.id} app={app} onUninstall={jest.fn()} />);

  expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/q.svg');
  expect(screen.getByText('Wagtail', { selector: 'a' })).toBeVisible();
  expect(screen.getByText('1.5M')).toBeVisible();
  expect(screen.getByText('4.5')).toBeVisible();
});

test("links the title to the app's page", () => {
  render(<InstalledRow id={17} app={buildApp({ id: 17, title: 'Wagtail' })} onUninstall={jest.fn()} />);

  expect(screen.getByRole('link', { name: 'Wagtail' })).toHaveAttribute('href', '/apps/appdetails/17');
  // A long one is cut.
  expect(screen.getByTitle('Wagtail')).toBe(screen.getByRole('link', { name: 'Wagtail' }));
});

test("has an 'Unistall' button whose accessible name contains the title", async () => {
  const onUninstall = jest.fn();
  render(<InstalledRow id={1} app={buildApp({ title: 'Wagtail' })} onUninstall={onUninstall} />);
  expect(onUninstall).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Unistall Wagtail' }));

  expect(onUninstall).toHaveBeenCalledTimes(1);
});

test('has a skeleton without text', () => {
  const { container } = render(<InstalledSkeleton />);

  expect(container).not.toBeEmptyDOMElement();
  expect(container).toHaveTextContent('');
});

test('hides its skeleton from assistive technology', () => {
  const { container } = render(<InstalledSkeleton />);

  const rows = [...container.children].flatMap(({ children }) => [...children]);
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toHaveAttribute('aria-hidden', 'true');
});

test('says that an app is deprecated, before what it is', () => {
  const app = { ...buildApp(), summary: 'Sorts letters.', isDeprecated: true as const };
  render(<InstalledRow id={1} app={app} onUninstall={jest.fn()} />);

  expect(screen.getByText(/^Deprecated ·/)).toHaveTextContent('Deprecated · Sorts letters.');
});

describe('of an app that was updated since it was installed', () => {
  const updated = toListedApp(buildApp({ id: 17, updated: `${new Date().getFullYear()}-01-12` }));
  const app = { ...updated, summary: '', version: '4.2.0' };
  const row = (props: Partial<InstalledRowProps>) =>
    render(<InstalledRow id={17} app={app} onUninstall={jest.fn()} {...props} />);

  test('names day and version, with a link to what is new', () => {
    row({ day: '2019-12-31' });
    const link = screen.getByRole('link', { name: 'Updated 12 January: 4.2.0' });
    expect(link).toHaveAttribute('href', '/apps/appdetails/17#whats-new');
  });

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
  ])('says nothing if %s', (_title, props) => {
    row(props);
    expect(screen.queryByText(/^Updated/)).toBeNull();
  });
});

test('says no more of an unlisted app than is known: the catalogue can be older than the app', async () => {
  const { container } = render(<InstalledRow id={17} app={undefined} onUninstall={jest.fn()} />);

  expect(container).toHaveTextContent('Not listedApp 17Remove app 17');
});
