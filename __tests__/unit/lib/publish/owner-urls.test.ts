import { checkUrls } from '@/lib/publish/owner-urls';

test.each([
  { site: {}, home: {} },
  {},
  { site: { name: 'Quill', contributeUrl: 'https://quill.example/contribute' }, home: { headline: ['Url'] } },
  { site: { contributeUrl: 'mailto:help@quill.example?subject=Quill' } },
  { site: { contributeUrl: 'tel:+49' }, home: { appStoreUrl: 'https://[::1]:3000/' } },
  { site: { contributeUrl: '/contribute.html' }, home: { appStoreUrl: '', googlePlayUrl: undefined } },
])('accepts %j', (owner) => {
  expect(() => checkUrls('lib/site.ts', owner)).not.toThrow();
});

test.each([
  [
    { site: { contributeUrl: 'quill.example/contribute' } },
    'site.contributeUrl is "quill.example/contribute"',
  ],
  [{ site: { contributeUrl: 'javascript:alert(1)' } }, 'site.contributeUrl is "javascript:alert(1)"'],
  [{ site: { contributeUrl: 'localhost:3000' } }, 'site.contributeUrl is "localhost:3000"'],
  [{ home: { googlePlayUrl: '//play.google.com' } }, 'home.googlePlayUrl is "//play.google.com"'],
])('refuses %j', (owner, found) => {
  expect(() => checkUrls('lib/site.de.ts', owner)).toThrow(
    `In lib/site.de.ts, ${found}, which is no URL. Use one that begins with "https://", or leave it out.`,
  );
});
