import { render, screen } from '@testing-library/react';
import NotFound, { metadata } from '@/app/not-found';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));

test('shows that the page was not found, with a back button', () => {
  render(<NotFound />);

  expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
  expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back !' })).toBeVisible();
});

test('has no retry button', () => {
  render(<NotFound />);

  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('sets the document title', () => {
  expect(metadata.title).toBe('Page not found | Fjordline');
});
