import { act, render, screen } from '@testing-library/react';
import { NavLinks } from '@/components/layout/nav-links';
import { knownIds } from '@/lib/installed/known-ids';
import '../../../fixtures/media';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

afterEach(() => knownIds.setState({ ids: new Set() }));

const link = () => screen.getByRole('link', { name: 'Installation' });

test('the link to the installed apps has no number without installed apps', () => {
  render(<NavLinks />);
  expect(link()).toHaveTextContent(/^Installation$/);
  expect(link()).not.toHaveAccessibleDescription();
});

test.each([
  [[3], '1', '1 app'],
  [Array.from({ length: 1200 }, (_, id) => id), '1.2K', '1,200 apps'],
])('the link has their number as description, and keeps its name: %#', (ids, shown, description) => {
  render(<NavLinks />);
  act(() => knownIds.setState({ ids: new Set(ids) }));
  expect(link()).toHaveAccessibleDescription(description);
  expect(screen.getByText(shown)).toBeVisible();
});
