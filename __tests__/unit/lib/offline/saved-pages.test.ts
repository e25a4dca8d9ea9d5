import { cacheName, savedPages } from '@/lib/offline/saved-pages';

/** Replaces the caches by one with these pages: HTML by URL. */
function storePages(pages: Record<string, string>): void {
  setCaches(async () => ({
    keys: async () => Object.keys(pages).map((url) => ({ url })),
    match: async ({ url }: { url: string }) => ({ text: async () => pages[url] }),
  }));
}

function setCaches(open: (name: string) => Promise<object>): void {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open } });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

test('two sites of an origin have different caches', () => {
  expect(cacheName('/', 'pages')).not.toBe(cacheName('/store/', 'pages'));
  expect(cacheName('/store/', 'pages').startsWith(cacheName('/store/', ''))).toBe(true);
  expect(cacheName('/store/', 'pages').startsWith(cacheName('/', ''))).toBe(false);
});

test('returns the pages with their titles, the last one first', async () => {
  storePages({
    'https://apps.example/apps': '<head><title>All Apps | Fjordline</title></head>',
    'https://apps.example/apps/appdetails/7':
      '<title>Bread &amp; &lt;b&gt; &quot;Q&quot; &#x27;s &copy;</title>',
  });
  expect(await savedPages('/')).toEqual([
    { path: '/apps/appdetails/7', title: 'Bread & <b> "Q" \'s &copy;' },
    { path: '/apps', title: 'All Apps | Fjordline' },
  ]);
});

test('is empty if the browser has no cache, or denies it', async () => {
  expect(await savedPages('/')).toEqual([]);
  setCaches(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  expect(await savedPages('/')).toEqual([]);
});
