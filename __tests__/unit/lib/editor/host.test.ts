import { findHost } from '@/lib/editor/host';

test('without a server, the catalogue is read with its byte-order mark', async () => {
  const text = '\uFEFF[]';
  Object.assign(globalThis, {
    window: { location: { hash: '', pathname: '/edit', search: '' }, localStorage: { getItem: () => null } },
    fetch: async () => new Response(text),
  });
  expect((await findHost().read()).text).toBe(text);
});
