import { act, render, screen } from '@testing-library/react';
import { AppCard, AppCardSkeleton } from '@/components/catalogue/app-card';
import { knownIds } from '@/lib/installed/known-ids';
import { buildApp } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test("is a link to the app's page", () => {
  render(<AppCard app={buildApp({ id: 17 })} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', '/apps/appdetails/17');
});

test('has an accessible name of title, summary, rating and downloads', () => {
  const app = buildApp({ title: 'Wagtail', downloads: 1_500_000, ratingAvg: 4.5 });
  render(<AppCard app={{ ...app, summary: 'Sorts letters.' }} />);

  expect(screen.getByRole('link')).toHaveAccessibleName(
    'Wagtail Sorts letters. rated 4.5 out of 5 1,500,000 downloads',
  );
});

test.each([undefined, ''])('shows the developer if the summary is %j', (summary) => {
  render(<AppCard app={{ ...buildApp(), summary }} />);

  expect(screen.getByText('Fjordline')).toBeVisible();
});

test('shows the texts of badges before the summary', () => {
  render(<AppCard app={{ ...buildApp(), summary: 'Sorts letters.', badges: ['Official', 'Beta'] }} />);

  expect(screen.getByRole('link')).toHaveAccessibleName(/^Wagtail Official Beta Sorts letters\. rated/);
});

test("shows the app's image, downloads and rating", () => {
  const { container } = render(
    <AppCard app={buildApp({ image: '/pictures/wagtail.svg', downloads: '500K+' })} />,
  );

  expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/wagtail.svg');
  expect(screen.getByText('500K+')).toBeVisible();
  expect(screen.getByText('4.5')).toBeVisible();
});

test('has the full title as a tooltip', () => {
  const title = 'Donaudampfschifffahrtskapitän '.repeat(8).trim();
  render(<AppCard app={buildApp({ title })} />);

  expect(screen.getByTitle(title)).toHaveTextContent(title);
});

test('shows markup in a title as text', () => {
  render(<AppCard app={buildApp({ title: '</a> & <b>friends</b>' })} />);

  expect(screen.getByText('</a> & <b>friends</b>')).toBeVisible();
});

test('loads its image eagerly only in the initial viewport', () => {
  const image = ({ container }: ReturnType<typeof render>) => container.querySelector('img');

  expect(image(render(<AppCard app={buildApp()} />))).toHaveAttribute('loading', 'lazy');
  expect(image(render(<AppCard app={buildApp()} isEager />))).toHaveAttribute('loading', 'eager');
});

test('has a skeleton that is hidden from assistive technology', () => {
  const { container } = render(<AppCardSkeleton />);

  const skeleton = container.querySelector('[data-slot="skeleton-card"]');
  expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  expect(skeleton).toHaveTextContent('');
});

test('marks the text of a search in the title only', () => {
  const app = buildApp({ title: 'Paper Carp', companyName: 'Carp Studio' });
  const { container } = render(<AppCard app={app} search=" carp " />);

  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Carp']);
  expect(screen.getByTitle('Paper Carp')).toHaveTextContent(/^Paper Carp$/);
});

test('an installed app has a mark, at the end of its name', () => {
  render(<AppCard app={buildApp({ id: 3, title: 'Wagtail' })} />);
  expect(screen.getByRole('link')).not.toHaveAccessibleName(/Installed/);

  act(() => knownIds.setState({ ids: new Set([3]) }));
  expect(screen.getByRole('link')).toHaveAccessibleName(/^Wagtail .* Installed$/);

  act(() => knownIds.setState({ ids: new Set([4]) }));
  expect(screen.queryByText('Installed')).not.toBeInTheDocument();
});

test('a deprecated app says so before what it is', () => {
  const { rerender } = render(<AppCard app={{ ...buildApp(), summary: 'Sorts letters.' }} />);
  expect(screen.getByRole('link')).not.toHaveAccessibleName(/Deprecated/);

  rerender(<AppCard app={{ ...buildApp(), summary: 'Sorts letters.', isDeprecated: true }} />);
  expect(screen.getByRole('link')).toHaveAccessibleName(/^Wagtail Deprecated · Sorts letters\. rated/);
});
