import { act, render, screen } from '@testing-library/react';
import { NavLinks } from '@/components/layout/nav-links';
import { knownIds } from '@/lib/installed/known-ids';
import '../../../fixtures/media';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

afterEach(() => knownIds.setState({ ids: new Set(), listedCount: 0 }));

const link = () => screen.getByRole('link', { name: 'Installation' });

test('the link to the installed apps has no number without installed apps', () => {
  render(<NavLinks />);
  expect(link()).toHaveTextContent(/^Installation$/);
  expect(link()).not.toHaveAccessibleDescription();
});

test.each([
  [1, '1', '1 app'],
  [1200, '1.2K', '1,200 apps'],
])('the link has their number as description, and keeps its name: %#', (listedCount, shown, description) => {
  render(<NavLinks />);
  act(() => knownIds.setState({ listedCount }));
  expect(link()).toHaveAccessibleDescription(description);
  expect(screen.getByText(shown)).toBeVisible();
});
