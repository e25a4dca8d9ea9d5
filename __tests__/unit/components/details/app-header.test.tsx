import { render, screen, within } from '@testing-library/react';
import { AppHeader } from '@/components/details/app-header';
import { appLinks } from '@/lib/catalogue/app-links';
import { badgesOf } from '@/lib/catalogue/badges';
import { buildApp, buildFullApp } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

/** The definition of a term. */
function statOf(term: string): HTMLElement {
  return within(screen.getByText(term).closest('div')!).getByRole('definition');
}

test('shows title and developer', () => {
  render(
    <AppHeader
      summary=""
      developerSlug="fjordline"
      app={buildApp({ title: 'Wagtail', companyName: 'Fjordline' })}
    />,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Wagtail' })).toBeVisible();
  expect(screen.getByText('Fjordline').parentElement).toHaveTextContent('Developed By Fjordline');
  expect(screen.getByRole('link', { name: 'Fjordline' })).toHaveAttribute(
    'href',
    '/apps/developers/fjordline',
  );
});

test("loads the app's image eagerly", () => {
  const { container } = render(
    <AppHeader summary="" developerSlug="fjordline" app={buildApp({ image: '/pictures/q.svg' })} />,
  );

  expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/q.svg');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
});

test('has three stats: compact visually, exact for assistive technology', () => {
  render(
    <AppHeader
      summary=""
      developerSlug="fjordline"
      app={buildApp({ downloads: 1_500_000, ratingAvg: 4, reviews: 1200 })}
    />,
  );

  expect(within(statOf('Downloads')).getByText('1.5M')).toHaveAttribute('aria-hidden', 'true');
  expect(within(statOf('Downloads')).getByText('1,500,000 downloads')).toBeInTheDocument();
  expect(statOf('Average Ratings')).toHaveTextContent('4.0 out of 5');
  expect(within(statOf('Total reviews')).getByText('1.2K')).toHaveAttribute('aria-hidden', 'true');
  expect(within(statOf('Total reviews')).getByText('1,200 reviews')).toBeInTheDocument();
});

test('shows downloads in text form unchanged', () => {
  render(<AppHeader summary="" developerSlug="fjordline" app={buildApp({ downloads: '500K+' })} />);

  expect(within(statOf('Downloads')).getByText('500K+')).toBeVisible();
});

test('links to the categories of the app', () => {
  const categories = [
    { name: 'Music', slug: 'music' },
    { name: 'Tools', slug: 'tools' },
  ];
  const { rerender } = render(
    <AppHeader summary="" developerSlug="fjordline" categories={categories} app={buildApp()} />,
  );
  const links = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Music', '/apps/categories/music'],
    ['Tools', '/apps/categories/tools'],
  ]);
  rerender(<AppHeader summary="" developerSlug="fjordline" app={buildApp()} />);
  expect(screen.queryByRole('list', { name: 'Categories' })).not.toBeInTheDocument();
});

test('has the install button', () => {
  render(<AppHeader summary="" developerSlug="fjordline" app={buildApp()} />);

  expect(screen.getByRole('button', { name: 'Install Now' })).toBeEnabled();
});

test("has the app's title as a focusable heading", () => {
  render(<AppHeader summary="" developerSlug="fjordline" app={buildApp()} />);

  screen.getByRole('heading').focus();

  expect(screen.getByRole('heading')).toHaveFocus();
});

test('links to the app itself beside the install button, and says where that is', () => {
  const [get] = appLinks(buildFullApp());
  render(<AppHeader summary="" developerSlug="fjordline" app={buildApp()} get={get} />);

  const link = screen.getByRole('link', { name: 'Get it at store.example (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://store.example/wagtail');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('button', { name: 'Install Now' })).toBeEnabled();
});

test.each([
  ['', undefined],
  ['Swiftpost and Parcelo', 'Alternative to Swiftpost and Parcelo'],
])('names the products that an app can replace, if there are any: %j', (alternativeTo, text) => {
  render(<AppHeader summary="" alternativeTo={alternativeTo} app={buildApp()} />);

  expect(screen.queryByText(/Alternative/)?.textContent).toBe(text);
});

test('tells that an app is deprecated, why, and which app replaces it', () => {
  const replacement = { id: 2, title: 'Gosling' };
  const status = { reason: 'It is not developed any more.', replacement };
  render(<AppHeader summary="" developerSlug="fjordline" app={buildApp()} status={status} />);

  expect(screen.getByText('Deprecated:').parentElement).toHaveTextContent(
    'Deprecated: It is not developed any more. Replaced by Gosling.',
  );
  expect(screen.getByRole('link', { name: 'Gosling' })).toHaveAttribute('href', '/apps/appdetails/2');
  expect(screen.getByRole('button', { name: 'Install Now' })).toBeEnabled();
});

test('a deprecated app can have no replacement', () => {
  const status = { reason: 'Its server was switched off.' };
  render(<AppHeader summary="" developerSlug="fjordline" app={buildApp()} status={status} />);

  expect(screen.getByText('Deprecated:').parentElement).toHaveTextContent(/switched off\.\s*$/);
});

test('shows the badges of an app with what they mean', () => {
  const { rerender } = render(
    <AppHeader summary="" app={buildApp()} badges={badgesOf({ badges: ['Beta', 'Official'] })} />,
  );

  const items = within(screen.getByRole('list', { name: 'Badges' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Official Made by the people who run this catalogue.',
    'Beta It is not complete, and can lose what you enter.',
  ]);

  rerender(<AppHeader summary="" app={buildApp()} />);
  expect(screen.queryByRole('list', { name: 'Badges' })).not.toBeInTheDocument();
});

test('links to the collections that the app is in, if there are any', () => {
  const collections = [{ name: 'Start here', slug: 'start-here' }];
  const { rerender } = render(<AppHeader summary="" app={buildApp()} collections={collections} />);
  const list = screen.getByRole('list', { name: 'Collections' });
  expect(list).toHaveTextContent('In:Start here');
  expect(within(list).getByRole('link', { name: 'Start here' })).toHaveAttribute(
    'href',
    '/apps/collections/start-here',
  );

  rerender(<AppHeader summary="" app={buildApp()} />);
  expect(screen.queryByRole('list', { name: 'Collections' })).not.toBeInTheDocument();
});

test('the title and the reason of a deprecation say their language, if it is known', () => {
  const app = buildApp({ title: '海の地図' });
  const replacement = { id: 2, title: '한글 앱' };
  render(<AppHeader summary="" app={app} status={{ reason: 'もう古いです。', replacement }} />);
  expect(screen.getByRole('heading', { name: '海の地図' })).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('もう古いです。')).toHaveAttribute('lang', 'ja');
  expect(screen.getByRole('link', { name: '한글 앱' })).toHaveAttribute('lang', 'ko');
});
