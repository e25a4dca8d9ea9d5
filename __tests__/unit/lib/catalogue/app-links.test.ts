import { appLinks } from '@/lib/catalogue/app-links';
import { buildApp, buildFullApp } from '../../../fixtures/apps';

test('the links of an app have a fixed order, and their targets', () => {
  const links = { support: 'mailto:help@wagtail.example', get: 'https://www.wagtäil.example/get?a=1' };
  expect(appLinks({ links })).toEqual([
    { kind: 'get', href: links.get, target: 'xn--wagtil-eua.example' },
    { kind: 'support', href: links.support, target: 'help@wagtail.example' },
  ]);
  expect(appLinks(buildFullApp()).map(({ kind }) => kind)).toEqual(['get', 'website', 'source', 'support']);
});

test('an app without links has none', () => {
  expect(appLinks(buildApp())).toEqual([]);
});
