import { act, render, screen, within } from '@testing-library/react';
import { SavedPages } from '@/components/offline/saved-pages';

function storePages(pages: Record<string, string>): void {
  const cache = {
    keys: async () => Object.keys(pages).map((path) => ({ url: `http://localhost${path}` })),
    match: async ({ url }: { url: string }) => new Response(pages[new URL(url).pathname]),
  };
  Object.assign(globalThis, {
    caches: { open: async (name: string) => (name === 'catalogue:/:pages' ? cache : null) },
    Response: class {
      constructor(private readonly body: string) {}
      text = async () => this.body;
    },
  });
}

test('lists the saved pages without the name of the site', async () => {
  storePages({
    '/': '<title>Fjordline: We Build</title>',
    '/apps/appdetails/7': '<title>Toucan | Fjordline</title>',
  });
  render(<SavedPages suffix=" | Fjordline" />);
  const list = within(await screen.findByRole('region', { name: 'Saved on this device' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Toucan', '/apps/appdetails/7'],
    ['Fjordline: We Build', '/'],
  ]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('has no list without saved pages', async () => {
  storePages({});
  render(<SavedPages suffix="" />);
  await act(async () => {});
  expect(screen.queryByRole('region')).toBeNull();
});
