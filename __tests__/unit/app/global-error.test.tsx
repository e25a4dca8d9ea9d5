import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GlobalError from '@/app/global-error';
import { themeStore } from '@/lib/browser/theme';

/** Renders into the document, because the page has its own html and body. */
function renderDocument(error: unknown = new Error('No.')) {
  render(<GlobalError error={error} />, { container: document as unknown as HTMLElement });
}

test('is a whole document', () => {
  renderDocument();

  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.title).toBe('Something went wrong | Fjordline');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toHaveFocus();
  expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
});

test('reloads the page on a retry', async () => {
  // jsdom cannot reload. It reports an error, which shows that a reload was requested.
  const complain = jest.spyOn(console, 'error').mockImplementation();
  renderDocument();
  expect(complain).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(complain).toHaveBeenCalledTimes(1);
  expect(String(complain.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
});

test('reloads the page once if a part of it could not be loaded, as when a session has ended', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response);
  renderDocument(new Error('Failed to load chunk /_next/static/chunks/a.js'));
  renderDocument(new Error('Failed to load chunk /_next/static/chunks/a.js'));

  await waitFor(() => expect(complain).toHaveBeenCalledTimes(1));
  expect(String(complain.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('has the theme that the visitor chose', () => {
  renderDocument();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  themeStore.setState({ theme: 'dark' });

  renderDocument();

  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
