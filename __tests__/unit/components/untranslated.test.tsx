import { render, screen } from '@testing-library/react';
import { AppCard } from '@/components/catalogue/app-card';
import { AppRow } from '@/components/catalogue/app-row';
import { AppPage } from '@/components/details/app-page';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { screenshotsOf } from '@/lib/catalogue/screenshots';
import { toCardApp } from '@/lib/catalogue/summary';
import { toRowApp } from '@/lib/catalogue/views';
import { appTrail } from '@/lib/publish/seo/json-ld';
import { buildFullApp } from '../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, TEXT_LANGUAGES: 'en de ar' });
});

const inBoth = (de: string, en: string) => ({ de, en });

/** An app in Arabic, which lacks most of its texts. */
const [app] = parseCatalogue(
  [
    {
      ...buildFullApp(),
      ratings: undefined,
      title: inBoth('Bachstelze', 'Wagtail'),
      companyName: { de: 'Fjordlinie' },
      summary: { en: 'Sorts what comes.' },
      description: { de: 'Sortiert **Briefe**.' },
      license: { en: 'All rights reserved' },
      changes: { ar: 'أسرع' },
      versions: [{ version: '1.0' }, { version: '0.9', changes: { en: 'Sorts parcels.' } }],
      screenshots: [{ image: '/pictures/1.png', alt: { de: 'Eine Liste' } }],
      status: { deprecated: { en: 'Gone.' } },
    },
  ],
  ['ar', 'en', 'de'],
);

/** The language of the element of a text. */
const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

test('a card and a row mark what they show in another language', () => {
  const { unmount } = render(<AppCard app={toCardApp(app!)} />);
  expect(languageOf('Wagtail')).toBe('en');
  expect(languageOf('Sorts what comes.')).toBe('en');
  unmount();
  const { unmount: unmountCard } = render(<AppCard app={{ ...toCardApp(app!), summary: '' }} />);
  expect(languageOf('Fjordlinie')).toBe('de');
  unmountCard();
  render(<AppRow app={toRowApp(app!)} />);
  expect(languageOf('Wagtail')).toBe('en');
});

test('the page of an app marks each such text', () => {
  render(
    <AppPage
      app={app!}
      developer={{ name: 'Fjordlinie', slug: 'fjordlinie' }}
      categories={[]}
      collections={[]}
      status={{ reason: 'Gone.', language: app!.untranslated!['status.deprecated']! }}
      screenshots={screenshotsOf(app!, () => ({}))}
      requires={[]}
      worksWith={[]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(languageOf('Sorts what comes.')).toBe('en');
  expect(screen.getByRole('link', { name: 'Fjordlinie' }).firstElementChild).toHaveAttribute('lang', 'de');
  expect(languageOf('Briefe')).toBe('de');
  expect(languageOf('All rights reserved')).toBe('en');
  expect(languageOf('أسرع')).toBeUndefined();
  expect(languageOf('Sorts parcels.')).toBe('en');
  expect(screen.getByAltText('Eine Liste')).toHaveAttribute('lang', 'de');
  expect(languageOf('Gone.')).toBe('en');
});

test('the breadcrumbs mark the title and the category', () => {
  render(<Breadcrumbs trail={appTrail(app!, { name: 'Post', slug: 'post', language: 'de' })} />);
  expect(languageOf('Wagtail')).toBe('en');
  expect(languageOf('Post')).toBe('de');
});
