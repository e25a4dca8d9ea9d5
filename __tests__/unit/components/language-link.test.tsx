import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageLink } from '@/components/layout/language-link';
import { LanguagesContext } from '@/components/layout/languages-context';
import type { SiteLanguages } from '@/lib/languages';

let path = '/';

jest.mock('next/navigation', () => ({ usePathname: () => path }));

const german = {
  tag: 'de',
  name: 'Deutsch',
  home: '/de/',
  direction: 'ltr',
  offer: '',
  decline: '',
} as const;

const languages: SiteLanguages = {
  own: 'en',
  all: [{ ...german, tag: 'en', name: 'English', home: '/' }, german],
  areGroupsShared: false,
};

/** Clicks the link on a page without alternates, at a URL. @returns Where it leads. */
function follow(url: string): string | null {
  path = new URL(url, window.location.href).pathname;
  window.history.replaceState(null, '', url);
  render(
    <LanguagesContext value={languages}>
      <LanguageLink language={german}>Deutsch</LanguageLink>
    </LanguagesContext>,
  );
  const link = screen.getByRole('link', { name: 'Deutsch' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return link.getAttribute('href');
}

test.each([
  ['/apps/appdetails/7?q=a', '/de/apps/appdetails/7?q=a'],
  // The worker or the 404 page of the root.
  ['/de/apps', '/de/'],
  ['/de/apps/', '/de/'],
])('on the offline and the not-found page at %s, the link leads to %s', (url, expected) => {
  expect(new URL(follow(url)!, window.location.href).href).toBe(new URL(expected, window.location.href).href);
});
