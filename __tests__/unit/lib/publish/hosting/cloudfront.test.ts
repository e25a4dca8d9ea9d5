import { runInNewContext } from 'node:vm';
import { cloudfrontFunction } from '@/lib/publish/hosting/cloudfront';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** The file that the function requests, or the target of its redirect with its status. */
function answerOf(basePath: string, uri: string, querystring: Query = {}): string {
  const code = `${cloudfrontFunction(basePath)}\nhandler(event)`;
  const result = runInNewContext(code, { event: { request: { uri, querystring } } });
  return result.uri ?? `${result.statusCode} ${result.headers.location.value}`;
}

describe.each(['', '/store'])('the CloudFront function, at %p', (base) => {
  test.each([
    ['/', '/index.html'],
    ['/apps', '/apps.html'],
    ['/apps/developers/est%C3%BAdio-mar%C3%A9', '/apps/developers/est%C3%BAdio-mar%C3%A9.html'],
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

  test('keeps the query string in redirects', () => {
    const query = {
      q: { value: 'mar%C3%A9' },
      ids: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    expect(answerOf(base, `${base}/apps/`, query)).toBe(`301 ${base}/apps?q=mar%C3%A9&ids=1&ids=2`);
  });

  test.each(['//elsewhere.example/a.html', '/\\elsewhere.example/', '//'])('does not redirect %s', (uri) => {
    expect(answerOf(base, uri)).not.toMatch(/^301/);
  });
});

test('the base path without a slash redirects to home', () => {
  expect(answerOf('/store', '/store')).toBe('301 /store/');
});
