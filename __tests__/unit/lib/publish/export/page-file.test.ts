const PAGES = {
  files: { '/': 'index.html', '/apps': 'apps.html', '/apps/developers/перо': 'apps/developers/перо.html' },
  folders: {
    '/': 'index.html',
    '/apps': 'apps/index.html',
    '/apps/developers/перо': 'apps/developers/перо/index.html',
  },
};

test.each(Object.entries(PAGES))('pages as %s have a file each', async (urlStyle, pages) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, URL_STYLE: urlStyle });
  const { pageFile } = await import('@/lib/publish/export/page-file');
  for (const [path, file] of Object.entries(pages)) expect(pageFile(encodeURI(path))).toBe(file);
});
