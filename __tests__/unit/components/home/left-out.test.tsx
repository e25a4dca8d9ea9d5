import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero';
import { StatsBanner } from '@/components/home/stats-banner';
import { TrendingApps } from '@/components/home/trending-apps';
import { home, site } from '@/lib/site';
import type { Home } from '@/lib/site-types';
import { buildApps } from '../../../fixtures/apps';

jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));
jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

// What an owner leaves out of `lib/site.ts` leaves nothing behind.

function leaveOut(part: keyof Home): void {
  jest.replaceProperty<Home, keyof Home>(home, part, undefined);
}

test('without a headline, the name of the site is the heading', () => {
  leaveOut('headline');
  render(<Hero />);
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe(site.name);
});

test('without stores and an introduction, there is the link to the apps alone', () => {
  leaveOut('googlePlayUrl');
  leaveOut('appStoreUrl');
  leaveOut('introduction');
  const { container } = render(<Hero />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Browse apps']);
  expect(container.querySelector('p')).toBeNull();
});

test.each([
  ['stats', <StatsBanner key="" />],
  ['trending', <TrendingApps key="" apps={buildApps(8)} />],
] as const)('without %s, their section is not there', (part, section) => {
  leaveOut(part);
  expect(render(section).container).toBeEmptyDOMElement();
});
