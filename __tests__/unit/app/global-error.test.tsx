import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GlobalError from '@/app/global-error';

/** It brings its own html and body, as no layout is left. */
function renderDocument(error: unknown) {
  render(<GlobalError error={error} />, { container: document as unknown as HTMLElement });
}

test("is a whole document with the error's message", () => {
  renderDocument(new Error('The layout broke.'));

  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.title).toBe('Something went wrong | Larkmoor');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
  expect(screen.getByText('The layout broke.')).toBeVisible();
});

test('has words of its own for what is no error', () => {
  renderDocument('a text');

  expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
});

test('loads the page anew when asked to', async () => {
  // jsdom cannot: it says so, and that is what tells us that it was asked.
  const complain = jest.spyOn(console, 'error').mockImplementation();
  renderDocument(new Error('The layout broke.'));
  expect(complain).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(complain).toHaveBeenCalledTimes(1);
  expect(String(complain.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
});
