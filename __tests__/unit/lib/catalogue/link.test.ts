import { isLink, linkTarget } from '@/lib/catalogue/link';
import { fc, hostileText, webUrl } from '../../../fixtures/properties';

const PROTOCOLS = ['https:', 'mailto:'];

test.each([
  ['https://quill.example', 'quill.example'],
  ['HTTPS://WWW.Quill.Example/get?x=1#y', 'quill.example'],
  ['https://quill.example:8443/@someone', 'quill.example:8443'],
  ['https://awww.example', 'awww.example'],
  ['https://203.0.113.7/', '203.0.113.7'],
  ['https://wiki/', 'wiki'],
  ['https://tinc_gui.quill.example', 'tinc_gui.quill.example'],
  ['https://münchen.example', 'xn--mnchen-3ya.example'],
  // The first letter is Cyrillic.
  ['https://аpple.example', 'xn--pple-43d.example'],
  ['mailto:help@quill.example', 'help@quill.example'],
  ['mailto:help@intranet', 'help@intranet'],
  ['mailto:help@münchen.example', 'help@xn--mnchen-3ya.example'],
  ['MAILTO:hélp@quill.example', 'hélp@quill.example'],
])('accepts %s, which leads to %s', (link, target) => {
  expect(isLink(link, PROTOCOLS)).toBe(true);
  expect(linkTarget(link)).toBe(target);
});

test.each([
  '',
  'quill.example',
  '//quill.example',
  '/apps',
  'http://quill.example',
  'ftp://quill.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:quill.example',
  'https:/quill.example',
  'https:///quill.example',
  'https:\\\\quill.example',
  'https://quill.example/a b',
  ' https://quill.example',
  'https://bank.example@evil.example',
  'https://:password@quill.example',
  'https://[::1]/',
  'https://quill..example/',
  'https://a"b.example',
  'https://quill.example"b',
  'https://quill.example./',
  '\u0001https://quill.example',
  'mailto:',
  'mailto:quill.example',
  'mailto:a@b@quill.example',
  'mailto:a@quill.example?bcc=b@quill.example',
  '\u0001mailto:a@quill.example',
])('rejects %j', (text) => {
  expect(isLink(text, PROTOCOLS)).toBe(false);
});

test('accepts http: only if it is asked for', () => {
  expect(isLink('http://quill.example', ['https:', 'http:'])).toBe(true);
  expect(isLink('http:/\\quill.example', ['https:', 'http:'])).toBe(false);
  expect(linkTarget('http://quill.example')).toBe('quill.example');
});

test('accepts no protocol that is not asked for', () => {
  expect(isLink('mailto:help@quill.example', ['https:'])).toBe(false);
});

test('every link has a target in ASCII, and leads to it', () => {
  const url = fc.oneof(
    webUrl('https'),
    hostileText().map((text) => `https://${text}`),
    fc.constant('https://__proto__'),
  );
  fc.assert(
    fc.property(url, (text) => {
      if (!isLink(text, PROTOCOLS)) return;
      expect(linkTarget(text)).toMatch(/^[a-z\d._-]+(:\d+)?$/);
      expect(new URL(text).username).toBe('');
    }),
  );
});
