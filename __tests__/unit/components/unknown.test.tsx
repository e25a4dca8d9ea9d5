import { render } from '@testing-library/react';
import { AppCard } from '@/components/catalogue/app-card';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { AppHeader } from '@/components/details/app-header';
import { AppRow } from '@/components/details/app-rows';
import { Facts } from '@/components/details/facts';
import { Ratings } from '@/components/details/ratings';
import { WhatsNew } from '@/components/details/whats-new';
import { InstalledRow } from '@/components/installed/installed-row';
import { normalizeApps } from '@/lib/catalogue/normalize-apps';
import type { App } from '@/lib/catalogue/schema';
import { toCardApp } from '@/lib/catalogue/summary';
import { toComparedApp, toRowApp } from '@/lib/catalogue/views';

jest.mock('next/link', () => jest.requireActual('../../fixtures/link'));
jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));

const NONE = [{ name: '5 star', count: 0 }];

/** Apps of which nothing is known, and one that nobody has rated. */
const [quill, wren, owl] = normalizeApps<App>([
  { id: 'quill', title: 'Quill' },
  { id: 2, title: 'Wren' },
  { id: 3, title: 'Owl', ratingAvg: 0, reviews: 0, ratings: NONE },
]) as [App, App, App];

/** What a visitor reads or hears. */
const textOf = (container: HTMLElement) =>
  `${container.textContent} ${[...container.querySelectorAll('[aria-label], [title]')]
    .map((element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''}`)
    .join(' ')}`;

test.each([
  ['a card', <AppCard key="" app={toCardApp(quill)} />],
  ['a card of an app that nobody has rated', <AppCard key="" app={toCardApp(owl)} />],
  ['a row', <AppRow key="" app={toRowApp(owl)} />],
  [
    'an installed app',
    <InstalledRow key="" id="quill" app={toCardApp(quill)} isEager onUninstall={() => {}} />,
  ],
  ['the head of a page', <AppHeader key="" app={owl} summary="" />],
  ['ratings', <Ratings key="" {...owl} />],
  ['facts', <Facts key="" app={quill} />],
  ['news', <WhatsNew key="" {...quill} />],
  [
    'a comparison',
    <ComparisonTable
      key=""
      apps={[quill, wren, owl].map((app) => toComparedApp(app, undefined))}
      onRemove={() => {}}
    />,
  ],
])('%s has no word, figure or picture for what is not known', (_, element) => {
  const { container } = render(element);
  expect(textOf(container)).not.toMatch(
    /\b0\b|★|rated|downloads|reviews|Ratings|Reviews|Downloads|Developed By|Description|What’s new|undefined|NaN/,
  );
  expect(container.querySelector('img, [data-slot="image-fallback"]')).toBeNull();
});

test('in a catalogue with pictures, an app without one has its initial', () => {
  const [, other] = normalizeApps<App>([{ id: 1, title: 'Quill', image: '/q.svg' }, wren]);
  const { container } = render(<AppCard app={toCardApp(other!)} />);
  expect(container.querySelector('[data-slot="image-fallback"]')).toHaveTextContent('W');
});

test('a card without figures shows a fact in their place', () => {
  const { container } = render(<AppCard app={toCardApp({ ...quill, version: '4.2' })} />);
  expect(container.querySelector('.figures')).toHaveTextContent('Version 4.2');
});
