import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouteTransition } from '@/components/layout/route-transition';
import { SkipLink } from '@/components/layout/skip-link';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('is the first focusable element', async () => {
  render(
    <>
      <SkipLink />
      <button type="button">Menu</button>
    </>,
  );

  await userEvent.tab();

  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('links to the main element, which is focusable', () => {
  render(
    <>
      <SkipLink />
      <RouteTransition>A page</RouteTransition>
    </>,
  );

  const main = screen.getByRole('main');
  expect(screen.getByRole('link')).toHaveAttribute('href', `#${main.id}`);
  main.focus();
  expect(main).toHaveFocus();
});
