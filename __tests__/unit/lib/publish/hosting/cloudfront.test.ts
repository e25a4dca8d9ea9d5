import { runInNewContext } from 'node:vm';
import { cloudfrontFunction } from '@/lib/publish/hosting/cloudfront';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** The file that the function requests, or the target of its redirect with its status. */
function answerOf(basePath: string, uri: string, querystring: Query = {}, areFolders = false): string {
  const code = `${cloudfrontFunction(basePath, areFolders)}\nhandler(event)`;
  const result = runInNewContext(code, { event: { request: { uri, querystring } } });
  return result.uri ?? `${result.statusCode} ${result.headers.location.value}`;
}

describe.each(['', '/store'])('the CloudFront function, at %p', (base) => {
  test.each([
    ['/', '/index.html'],
    ['/apps', '/apps.html'],
    ['/apps/developers/est%C3%BAdio-mar%C3%A9', '/apps/developers/est%C3%BAdio-mar%C3%A9.html'],
    ['/apps/appdetails/org.example.app', '/apps/appdetails/org.example.app.html'],
    ['/apps/appdetails/org.example.app.txt', '/apps/appdetails/org.example.app.txt'],
    ['/apps/appdetails/7/__next._tree.txt', '/apps/appdetails/7/__next._tree.txt'],
    ['/apps/appdetails/org.example.app.html', '301 /apps/appdetails/org.example.app'],
    ['/apps.txt', '/apps.txt'],
    ['/_next/static/a.js', '/_next/static/a.js'],
    ['/404.html', '/404.html'],
    ['/index.html', '301 /'],
    ['/apps.html', '301 /apps'],
    ['/apps/', '301 /apps'],
    ['/apps/developers/est%C3%BAdio-mar%C3%A9.html', '301 /apps/developers/est%C3%BAdio-mar%C3%A9'],
  ])('answers %s with %s', (uri, answer) => {
    expect(answerOf(base, base + uri)).toBe(answer.replace('/', `${base}/`));
  });

  test.each([
    ['/', '/index.html'],
    ['/apps', '301 /apps/'],
    ['/apps/', '/apps/index.html'],
    ['/apps/index.html', '301 /apps/'],
    ['/apps/appdetails/org.example.app', '301 /apps/appdetails/org.example.app/'],
    ['/de/apps/appdetails/org.example.app/index.html', '301 /de/apps/appdetails/org.example.app/'],
    ['/apps/appdetails/org.example.app/', '/apps/appdetails/org.example.app/index.html'],
    ['/apps/appdetails/org.example.app/index.txt', '/apps/appdetails/org.example.app/index.txt'],
    ['/pictures/q.png', '/pictures/q.png'],
  ])('of folders, answers %s with %s', (uri, answer) => {
    expect(answerOf(base, base + uri, {}, true)).toBe(answer.replace('/', `${base}/`));
  });

  test('keeps the query string in redirects', () => {
    const query = {
      q: { value: 'mar%C3%A9' },
      ids: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    expect(answerOf(base, `${base}/apps/`, query)).toBe(`301 ${base}/apps?q=mar%C3%A9&ids=1&ids=2`);
  });

  test.each(['//elsewhere.example/a.html', '/\\elsewhere.example/', '//'])('does not redirect %s', (uri) => {
    for (const areFolders of [false, true]) expect(answerOf(base, uri, {}, areFolders)).not.toMatch(/^301/);
  });
});

test('a deploy stores the hashed files of all languages first, and for a year', () => {
  const commands = cloudfrontFunction('/store', true, ['de']).match(/(?<=aws s3 ).*/g) ?? [];
  const hashed = '--cache-control "public, max-age=31536000, immutable"';
  expect(commands).toEqual([
    `sync out/_next/static/ s3://BUCKET/store/_next/static/ ${hashed}`,
    `sync out/de/_next/static/ s3://BUCKET/store/de/_next/static/ ${hashed}`,
    expect.stringContaining('--include "pictures/*"'),
    expect.stringContaining('--exclude "_next/static/*" --exclude "de/_next/static/*"'),
    expect.stringContaining('cp out/manifest.webmanifest s3://BUCKET/store/ '),
    expect.stringContaining('cp out/de/manifest.webmanifest s3://BUCKET/store/de/ '),
  ]);
});

test('the base path without a slash redirects to home', () => {
  expect(answerOf('/store', '/store')).toBe('301 /store/');
});

test('a page of folders below a base path with a dot gets its slash', () => {
  expect(answerOf('/store.v2', '/store.v2/apps', {}, true)).toBe('301 /store.v2/apps/');
});
