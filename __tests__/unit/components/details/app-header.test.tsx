import { render, screen, within } from '@testing-library/react';
import { AppHeader } from '@/components/details/app-header';
import { badgesOf } from '@/lib/catalogue/badges';
import { buildApp } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test.each([
  ['', undefined],
  ['Swiftpost and Parcelo', 'Alternative to Swiftpost and Parcelo'],
])('names the products that an app can replace, if there are any: %j', (alternativeTo, text) => {
  render(<AppHeader summary="" alternativeTo={alternativeTo} app={buildApp()} />);

  expect(screen.queryByText(/Alternative/)?.textContent).toBe(text);
});

test('shows the badges of an app with what they mean', () => {
  render(<AppHeader summary="" app={buildApp()} badges={badgesOf({ badges: ['Beta', 'Official'] })} />);

  const items = within(screen.getByRole('list', { name: 'Badges' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Official Made by the people who run this catalogue.',
    'Beta It is not complete, and can lose what you enter.',
  ]);
});

test('a deprecated app can have no replacement, and its reason says its language, if it is known', () => {
  render(<AppHeader summary="" app={buildApp()} status={{ reason: 'もう古いです。' }} />);

  expect(screen.getByText('Deprecated:').parentElement).toHaveTextContent(/もう古いです。\s*$/);
  expect(screen.getByText('もう古いです。')).toHaveAttribute('lang', 'ja');
});
