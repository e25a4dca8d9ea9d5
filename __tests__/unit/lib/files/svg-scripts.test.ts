import { findSvgScript } from '@/lib/files/svg-scripts';
import { fc, hostileText } from '../../../fixtures/properties';

const svg = (content: string, attributes = '') => `<svg viewBox="0 0 8 8"${attributes}>${content}</svg>`;

test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script'],
  ['a script with a prefix', svg('<s:script xlink:href="a.js"/>'), '<s:script'],
  ['a script in upper case', svg('<SCRIPT />'), '<SCRIPT'],
  ['an event handler', svg('', ' onload="alert(1)"'), 'onload='],
  ['an event handler after a line break', svg("<g\nonclick = 'alert(1)'/>"), 'onclick ='],
  ['an event handler after a value with ">"', svg('<g id=">" onfocus="alert(1)"/>'), 'onfocus='],
  ['a javascript: link', svg('<a href="javascript:alert(1)"/>'), 'javascript:'],
  ['a link with character references', svg('<a href="&#x6a;ava&#115;cript&#58;alert(1)"/>'), 'javascript:'],
  ['a link with white space', svg('<a href=" java\n\tscript:alert(1)"/>'), 'javascript:'],
  ['a link that an animation sets', svg('<animate attributeName="href" to="javascript:x"/>'), 'javascript:'],
  ['a document in a link', svg('<use href="data:text/html,<b>"/>'), 'data:text/html'],
  ['an embedded document', svg('<x:iframe srcdoc="&lt;b>"/>'), '<x:iframe'],
  ['an entity, which can contain a script', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, '<!ENTITY'],
  [
    'an entity that begins with a URL',
    `<!DOCTYPE svg [<!ENTITY a "https://&#x0000003c;script>">]>${svg('&a;')}`,
    '<script',
  ],
  [
    'an attribute with a default value',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
    '<!ATTLIST',
  ],
  [
    'an attribute whose default value is a script below a URL',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "https://x&#10;alert(1)">]>${svg('')}`,
    '<!ATTLIST',
  ],
  [
    'an entity with a script below a URL',
    `<!DOCTYPE svg [<!ENTITY a "https://x\u2028alert(1)">]>${svg('')}`,
    '<!ENTITY',
  ],
  ['a link with long character references', svg('<a href="&#x0000006a;avascript:x"/>'), 'javascript:'],
  ['a value of an animation', svg(`<animate values="';javascript:x"/>`), 'javascript:'],
  [
    'a style sheet with a transformation',
    `<?xml-stylesheet type="text/xsl" href="a.xsl"?>${svg('')}`,
    '<?xml-stylesheet',
  ],
])('finds %s', (_title, text, found) => {
  expect(findSvgScript(Buffer.from(text))).toBe(found);
  expect(findSvgScript(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(found);
  expect(findSvgScript(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe(found);
});

test.each<[string, Buffer]>([
  ['UTF-16 without a byte-order mark', Buffer.from(`<?xml version="1.0"?>${svg('<script/>')}`, 'utf16le')],
  ['UTF-16BE without one', Buffer.from(`<?xml version="1.0"?>${svg('<script/>')}`, 'utf16le').swap16()],
  [
    'an encoding whose escape sequences divide ASCII',
    Buffer.from(`<?xml version="1.0" encoding='ISO-2022-JP'?>${svg('<scr\u001b(Bipt/>')}`),
  ],
  [
    'such an encoding after many spaces',
    Buffer.from(`<?xml version="1.0"${' '.repeat(1000)}encoding="ISO-2022-JP"?>${svg('<scr\u001b(Bipt/>')}`),
  ],
  ['an unknown encoding', Buffer.from(`<?xml version="1.0" encoding="x"?>${svg('<script/>')}`)],
  ['another encoding than it declares', Buffer.from(`<?xml encoding="utf-16"?>${svg('<script/>')}`)],
])('finds a script in %s', (_title, bytes) => {
  expect(findSvgScript(bytes)).toBe('<script');
});

test.each([
  ['plain shapes', svg('<path d="M0 0h8"/>')],
  ['a title that mentions scripts', svg('<title>JavaScript: on=off, script</title>')],
  ['an attribute that contains "on"', svg('<g data-icon="on" icon="only"/>')],
  [
    'a style and an embedded image',
    svg('<style>g{fill:red}</style><image href="data:image/png;base64,aaaa"/>'),
  ],
  [
    'a document type',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">${svg('')}`,
  ],
  ['an entity for a namespace', `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>${svg('')}`],
  [
    'a declared attribute',
    `<!DOCTYPE svg [<!ATTLIST svg a CDATA #IMPLIED><!ATTLIST svg b CDATA #FIXED "http://a.example/">]>${svg('')}`,
  ],
  ['a text of words like javascript:', svg(`<desc>${'javascript:'.repeat(50_000)}</desc>`)],
  ['an embedded SVG image', svg('<image href="data:image/svg+xml;base64,aaaa"/>')],
  ['HTML without a script', svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
  ['a comment', svg('<!-- onload, no script -->')],
  // Long, for an expression that backtracks.
  ['a path of 1 MB', svg(`<path d="${'M1 1 '.repeat(200_000)}"/>`)],
])('finds nothing in %s', (_title, text) => {
  expect(findSvgScript(Buffer.from(text))).toBeNull();
});

test('accepts any bytes', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void findSvgScript(bytes)));
  fc.assert(
    fc.property(hostileText(), (text) =>
      expect(findSvgScript(Buffer.from(`${text}<script>`))).not.toBeNull(),
    ),
  );
});
