import { completeLanguageLinks } from '@/lib/publish/export/language-hrefs';

const alternate = (language: string, url: string) =>
  `<link rel="alternate" hrefLang="${language}" href="${url}"/>`;

const link = (language: string, href: string) =>
  `<a href="${href}" hrefLang="${language}" lang="${language}">${language}</a>`;

test.each(['https://apps.example', ''])(
  'the links of the switch lead to the page of the group in each language: %j',
  (origin) => {
    const head = [
      alternate('en', `${origin}/store/apps/categories/home`),
      alternate('de', `${origin}/store/de/apps/categories/k%C3%BCche`),
    ].join('');
    const html = (href: string) =>
      `${head}${link('de', href)}${link('ar', '/store/ar/apps')}<a href="/x">x</a>`;
    expect(completeLanguageLinks(html('/store/de/apps'))).toBe(html('/store/de/apps/categories/k%C3%BCche'));
  },
);

test('a page without alternates stays as it is', () => {
  const html = link('de', '/de/');
  expect(completeLanguageLinks(html)).toBe(html);
});
