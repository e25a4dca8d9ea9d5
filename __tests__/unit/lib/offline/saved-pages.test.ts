import { cachePrefix, pageCacheName, savedPages } from '@/lib/offline/saved-pages';

/** A cache with these pages: HTML by URL. */
function cacheOf(pages: Record<string, string>): Cache {
  return {
    keys: async () => Object.keys(pages).map((url) => ({ url })),
    match: async ({ url }: { url: string }) => ({ text: async () => pages[url] }),
  } as unknown as Cache;
}

test('two sites of an origin have different caches', () => {
  expect(pageCacheName('/')).not.toBe(pageCacheName('/store/'));
  expect(pageCacheName('/store/').startsWith(cachePrefix('/store/'))).toBe(true);
  expect(pageCacheName('/store/').startsWith(cachePrefix('/'))).toBe(false);
});

test('returns the pages with their titles, the last one first', async () => {
  const cache = cacheOf({
    'https://apps.example/apps': '<head><title>All Apps | Fjordline</title></head>',
    'https://apps.example/apps/appdetails/7':
      '<title>Bread &amp; &lt;b&gt; &quot;Q&quot; &#x27;s &copy;</title>',
  });
  expect(await savedPages(async () => cache)).toEqual([
    { path: '/apps/appdetails/7', title: 'Bread & <b> "Q" \'s &copy;' },
    { path: '/apps', title: 'All Apps | Fjordline' },
  ]);
});

test('leaves out a page without a title', async () => {
  expect(await savedPages(async () => cacheOf({ 'https://apps.example/': '<p>' }))).toEqual([]);
});

test('is empty if the browser denies the cache', async () => {
  expect(await savedPages(() => Promise.reject(new DOMException('denied', 'SecurityError')))).toEqual([]);
  expect(
    await savedPages(() => {
      throw new ReferenceError('caches is not defined');
    }),
  ).toEqual([]);
});
