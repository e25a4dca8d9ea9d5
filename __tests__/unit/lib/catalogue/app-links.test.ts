import { appLinks } from '@/lib/catalogue/app-links';
import { buildApp, buildFullApp } from '../../../fixtures/apps';

test('the links of an app have a fixed order, and their targets', () => {
  const links = { support: 'mailto:help@wagtail.example', get: 'https://www.wagtäil.example/get?a=1' };
  expect(appLinks({ links })).toEqual([
    { kind: 'get', label: 'Get', href: links.get, target: 'xn--wagtil-eua.example' },
    { kind: 'support', label: 'Support', href: links.support, target: 'help@wagtail.example' },
  ]);
  expect(appLinks(buildFullApp()).map(({ label }) => label)).toEqual([
    'Get',
    'Website',
    'Source code',
    'Support',
    'Documentation',
    'Demo',
    'Chat',
    'Changelog',
    'Privacy policy',
  ]);
});

test('an app without links has none', () => {
  expect(appLinks(buildApp())).toEqual([]);
});
