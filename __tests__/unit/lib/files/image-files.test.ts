import fs from 'node:fs';
import { imageFacts, imageFiles } from '@/lib/files/image-files';
import { drawing } from '../../../fixtures/pictures';
import { type TemporaryFolder, temporaryFolder } from '../../../fixtures/temporary-folder';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
});

test.each<[string, string, () => string | Promise<Buffer>]>([
  ['SVG', 'q.svg', () => '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>'],
  ['SVG with only a view box', 'q.svg', () => `<svg ${XMLNS} viewBox="0 0 64 32"></svg>`],
  ['PNG', 'q.png', () => drawing(64, 32).png().toBuffer()],
  ['JPEG', 'q.jpg', () => drawing(64, 32).jpeg().toBuffer()],
  ['WebP', 'q.webp', () => drawing(64, 32).webp().toBuffer()],
])('returns size and dimensions: %s', async (_title, name, content) => {
  const bytes = await content();
  folder.write({ [`pictures/${name}`]: bytes });
  const facts = { bytes: bytes.length, width: 64, height: 32 };
  expect(imageFiles(folder.path)(`/pictures/${name}`)).toEqual(facts);
});

test.each([
  ['a view box with a width', `<svg ${XMLNS} width="6" viewBox="0 0 64 32"/>`, { width: 6, height: 3 }],
  ['a view box with commas', `<svg ${XMLNS} viewBox="0,0, 64,\n32"/>`, { width: 64, height: 32 }],
  [
    'a long comment',
    `<?xml version="1.0"?><!-- <b> ${'- '.repeat(900)} --><svg ${XMLNS} width="6" height="3"/>`,
    { width: 6, height: 3 },
  ],
  [
    'a document type',
    `<!DOCTYPE svg [<!ENTITY a "http://a.example/">]>\n<svg ${XMLNS} a=">" width="6" height="3"/>`,
    { width: 6, height: 3 },
  ],
  ['a prefix', '<s:svg width="6" height="3" xmlns:s="http://www.w3.org/2000/svg"/>', { width: 6, height: 3 }],
  ['a width only', `<svg ${XMLNS} width="6"/>`, {}],
  ['no size', `<svg ${XMLNS}>…</svg>`, {}],
  ['a size in percent', `<svg ${XMLNS} width="100%" height="100%"/>`, {}],
  ['a root that is not SVG', '<html><svg width="6" height="3"/></html>', { isUnreadable: true }],
  ['another root with that start', '<svgx width="6" height="3"/>', { isUnreadable: true }],
  // Long, for an expression that backtracks.
  ['comments only', '<!-- -->'.repeat(100_000), { isUnreadable: true }],
])('reads an SVG file with %s', (_title, text, facts) => {
  for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
    folder.write({ 'q.svg': bytes });
    expect(imageFiles(folder.path)('/q.svg')).toEqual({ bytes: bytes.length, ...facts });
  }
});

const rectangle = '<rect width="8" height="8"/>';
const latin1 = (encoding: string, comment: string) =>
  Buffer.from(`<?xml version="1.0"${encoding}?><!--${comment}--><svg ${XMLNS}>${rectangle}</svg>`, 'latin1');

// As Chromium shows them in an `img` element.
test.each<[string, string, string | Buffer]>([
  ['nothing', 'single quotes', `<svg xmlns='http://www.w3.org/2000/svg'>${rectangle}</svg>`],
  ['nothing', 'a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
  [
    'nothing',
    'other namespaces',
    `<svg xmlns:x="http://x.example/" ${XMLNS}><g xmlns="http://y.example/"/></svg>`,
  ],
  [
    'nothing',
    'an entity, as of old drawing programs',
    '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;"/>',
  ],
  [
    'nothing',
    'a default value',
    '<!DOCTYPE svg [<!ATTLIST svg xmlns CDATA #FIXED "http://www.w3.org/2000/svg">]><svg/>',
  ],
  ['nothing', 'a comment before it', `<!-- <svg> --><svg ${XMLNS}/>`],
  ['nothing', 'UTF-16', Buffer.from(`\ufeff<svg ${XMLNS}><title>É</title></svg>`, 'utf16le')],
  ['nothing', 'UTF-16BE', Buffer.from(`\ufeff<svg ${XMLNS}><title>É</title></svg>`, 'utf16le').swap16()],
  ['nothing', 'another encoding, and ASCII only', latin1(' encoding="iso-8859-1"', 'Cafe')],
  ['nothing', 'another format', Buffer.from([0x1f, 0x8b, 0x08, 0x00])],
  ['namespace', 'no namespace', `<svg>${rectangle}</svg>`],
  ['namespace', 'another namespace', '<svg xmlns="https://www.w3.org/2000/svg"/>'],
  ['namespace', 'the namespace in another attribute', `<svg id='a ${XMLNS}'/>`],
  ['namespace', 'the namespace for a prefix only', '<svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
  ['namespace', 'an undeclared prefix', `<svg:svg ${XMLNS}/>`],
  ['namespace', 'the namespace inside only', `<svg><g ${XMLNS}>${rectangle}</g></svg>`],
  ['encoding', 'a byte that is not UTF-8', latin1(' encoding="utf-8"', 'Café')],
  ['encoding', 'one without a declaration', latin1('', 'Café')],
  ['encoding', 'one of a declared encoding', latin1(' encoding="iso-8859-1"', 'Café')],
  ['encoding', 'UTF-16 without a byte-order mark', Buffer.from(`<svg ${XMLNS}/>`, 'utf16le')],
  // Long, for an expression that backtracks.
  ['namespace', 'a long attribute', `<svg ${'a'.repeat(500_000)}/>`],
])('returns what an SVG file lacks to be shown: %s, with %s', (lacks, _title, content) => {
  folder.write({ 'q.svg': content });
  expect(imageFiles(folder.path)('/q.svg')?.lacks ?? 'nothing').toBe(lacks);
});

test('returns the dimensions of a photo as browsers turn it', async () => {
  folder.write({ 'q.jpg': await drawing(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer() });
  expect(imageFiles(folder.path)('/q.jpg')).toMatchObject({ width: 20, height: 40 });
});

test('returns only the size of a file that is not an image, and that it cannot be read as one', () => {
  folder.write({ 'q.txt': 'four' });
  expect(imageFiles(folder.path)('/q.txt')).toEqual({ bytes: 4, isUnreadable: true });
});

test.each([
  ['q.bmp', Buffer.from('BM'), Buffer.alloc(60, 1)],
  ['q.ico', Buffer.of(0, 0, 1, 0), Buffer.alloc(60)],
])('knows that a file is cut off, whatever is after it in memory: %s', (name, start, after) => {
  const content = Buffer.concat([start, after]).subarray(0, start.length);
  expect(imageFacts(name, content)).toEqual({ bytes: start.length, isUnreadable: true });
});

test.each([
  ['q.png', 'readFileSync'],
  ['q.mp4', 'openSync'],
] as const)('returns that a file cannot be read without its permissions: %s', (name, read) => {
  folder.write({ [name]: 'four' });
  const denied = jest.spyOn(fs, read).mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EACCES' });
  });
  const facts = imageFiles(folder.path)(`/${name}`);
  denied.mockRestore();
  expect(facts).toEqual({ bytes: 4, isUnreadable: true });
});

test('returns the start of a script in an SVG file, and searches no other file', () => {
  const svg = '<svg viewBox="0 0 8 8" onload="x()"/>';
  folder.write({ 'q.svg': svg, 'q.txt': svg });
  expect(imageFiles(folder.path)('/q.svg')).toMatchObject({ width: 8, script: 'onload=' });
  expect(imageFiles(folder.path)('/q.txt')).not.toHaveProperty('script');
});

test('returns the actual path if file or folder names differ in case', () => {
  folder.write({ 'pictures/Quill.png': '' });
  expect(imageFiles(folder.path)('/Pictures/quill.PNG')).toMatchObject({ actualPath: '/pictures/Quill.png' });
});

test.each([
  '/pictures/none.svg',
  '/none/q.svg',
  '/icons',
  '/',
  '/../secret',
  '/pictures/../q.png',
  '/pictures/q.png/',
])('returns null for %s', (path) => {
  folder.write({ 'pictures/q.png': '' });
  expect(imageFiles(folder.path)(path)).toBeNull();
});

test.each(['q', 'q.xhtml', 'q.ico', 'q.svg.txt'])('browsers show no SVG image that is named %s', (name) => {
  folder.write({ [`pictures/${name}`]: `<svg ${XMLNS} width="8" height="8"/>` });
  expect(imageFiles(folder.path)(`/pictures/${name}`)).toMatchObject({ isUnreadable: true });
});

test.each([
  ['WebM', 'q.webm', Buffer.from('1a45dfa39f4286810142f781', 'hex'), {}],
  ['MP4', 'q.MP4', Buffer.from('\0\0\0\x20ftypisom'), {}],
  ['another format', 'q.webm', Buffer.from('\0\0\0\x20ftyp'.replace('ftyp', 'moov')), { isUnreadable: true }],
  ['an empty file', 'q.mp4', Buffer.alloc(0), { isUnreadable: true }],
])('knows a film by its first bytes: %s', (_title, name, bytes, facts) => {
  folder.write({ [`pictures/${name}`]: bytes });
  expect(imageFiles(folder.path)(`/pictures/${name}`)).toEqual({ bytes: bytes.length, ...facts });
});
