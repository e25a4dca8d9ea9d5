import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LanguageLink } from '@/components/layout/language-link';
import { LanguagesContext } from '@/components/layout/languages-context';
import type { LanguageLinks } from '@/lib/languages';

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

const languages: LanguageLinks = {
  own: 'en',
  all: [{ ...german, tag: 'en', name: 'English', home: '/' }, german],
  areGroupsShared: false,
};

/** Clicks the link on a page, at a URL. @returns Where it leads. */
function follow(pathOfPage: string, url: string): string | null {
  path = pathOfPage;
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

beforeEach(() => window.sessionStorage.clear());

test('the link of the offline page leads to the page at whose URL it is shown', () => {
  expect(follow('/offline', '/apps/appdetails/7?q=a')).toContain('/de/apps/appdetails/7?q=a');
});

test('home starts at its top, after the not-found page', () => {
  follow('/apps', '/apps');
  expect(window.sessionStorage).toHaveLength(1);
  window.sessionStorage.clear();
  cleanup();
  follow('/_not-found', '/none');
  expect(window.sessionStorage).toHaveLength(0);
});
