import { Buffer, isUtf8 } from 'node:buffer';
import { imageSize } from 'image-size';
import type { ImageFacts } from '@/lib/catalogue/check/images';

/**
 * Decodes an XML file as browsers do: by its byte-order mark, by the bytes of its first characters, or by the encoding
 * that it declares. Otherwise it is UTF-8.
 */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  // A declaration can have any number of spaces.
  const start = Buffer.from(bytes.subarray(0, bytes.indexOf(0x3e) + 1)).toString('latin1');
  const [, label = 'utf-8'] = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  // Bytes that have declared themselves in ASCII are not UTF-16.
  return decoderOf(/^utf-?16/i.test(label) ? 'utf-8' : label).decode(bytes);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/** What can be before the first element: white space, declarations, comments and a document type. */
const PROLOG = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/y;

/** The first element, with any prefix for the namespace. */
const ROOT = /<(?:([^\s<>/:]+):)?svg(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>/y;

interface SvgRoot {
  /** Where its tag begins in the text. */
  index: number;
  /** Of the namespace: `svg` in `<svg:svg>`. */
  prefix: string | undefined;
  /** Where its attributes begin in the text. */
  attributesIndex: number;
  /** All of them, as they are written. */
  attributes: string;
}

/**
 * The first element of an SVG image.
 *
 * @param text The whole file.
 * @returns Null if the text is not an SVG image.
 */
export function svgRoot(text: string): SvgRoot | null {
  let end = 0;
  for (PROLOG.lastIndex = 0; PROLOG.test(text); ) end = PROLOG.lastIndex;
  ROOT.lastIndex = end;
  const [tag = '', prefix, attributes] = ROOT.exec(text) ?? [];
  if (attributes === undefined) return null;
  return { index: end, prefix, attributesIndex: end + tag.length - 1 - attributes.length, attributes };
}

/**
 * The size of an SVG image.
 *
 * @param text The whole file.
 * @returns In pixels. Empty if the image has none, which browsers then give it. Null if the text is not an SVG image.
 */
export function svgSize(text: string): { width?: number; height?: number } | null {
  const root = svgRoot(text);
  if (root === null) return null;
  try {
    // The library searches the start of a file for an element without a prefix, and for numbers with one space between them.
    const { width, height } = imageSize(Buffer.from(`<svg ${root.attributes.replace(/[\s,]+/g, ' ')}>`));
    return width > 0 && height > 0 ? { width, height } : {};
  } catch {
    return {};
  }
}

/**
 * What an SVG image lacks, so that browsers do not show it. Undefined also if the file is not an SVG image.
 *
 * @param bytes The file.
 */
export function findLack(bytes: Uint8Array): ImageFacts['lacks'] {
  const text = decodeXml(bytes);
  const root = svgRoot(text);
  if (root === null) return undefined;
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // In an `img` element, Chromium ignores the encoding that a file declares. Zeros are those of UTF-16.
  if (!hasMark && (bytes.includes(0) || !isUtf8(bytes))) return 'encoding';
  return isInNamespace(root, text.slice(0, root.index)) ? undefined : 'namespace';
}

/** Whether an element is in the namespace of SVG. References and default values of attributes are assumed to be right. */
function isInNamespace({ prefix, attributes }: SvgRoot, prolog: string): boolean {
  const name = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  for (const [, key, double, single] of attributes.matchAll(
    /(?<=\s)([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const value = double ?? single ?? '';
    if (key === name) return value === 'http://www.w3.org/2000/svg' || value.includes('&');
  }
  return prolog.includes('<!ATTLIST');
}
