import { render, screen } from '@testing-library/react';
import NotFound, { metadata } from '@/app/not-found';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));

test('says that the page is not there, and offers the way back', () => {
  render(<NotFound />);

  expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
  expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back !' })).toBeVisible();
});

test('offers no second try, as nothing would be found then either', () => {
  render(<NotFound />);

  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('is called that in the title of the window', () => {
  expect(metadata.title).toBe('Page not found');
});
