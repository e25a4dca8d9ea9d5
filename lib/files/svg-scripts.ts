import { decodeXml } from './svg';

/** What browsers run in an SVG file, or what can contain such: a prefix, as in `<svg:script>`, has no limits. */
const PATTERNS: readonly RegExp[] = [
  /<(?:[^\s<>/:]+:)?(?:script|handler|listener|iframe|object|embed)\b/i,
  /(?<=[\s"'/])on[a-z]+\s*=(?=\s*["'])/i,
  // Also one of the values of an animation.
  /javascript:(?<=(?:=\s*["']|;)\s*javascript:)/i,
  /data:(?:text\/(?:html|xml)|application\/(?:xhtml\+)?xml)/i,
  // Drawing programs write entities for the URLs of namespaces.
  /<!ENTITY(?!\s+[\w.-]+\s+(["'])https?:\/\/[^"'<&\s]*\1\s*>)/,
  // They also declare attributes. The default value of one can be a script.
  /<!ATTLIST(?!(?:[^>"']|(["'])https?:\/\/[^"'<&\s]*\1)*>)/,
  /<\?xml-stylesheet\b/i,
];

/**
 * Finds a script in an SVG file. Pages do not run it, because they show the file as an image. It runs with the rights of
 * the site if a visitor opens the file itself. Deliberately strict: embedded documents and entities, which no icon needs,
 * count too.
 *
 * @param bytes The file, in any encoding. A host can send another one than it declares, so it is searched as UTF-8, too.
 * @returns The start of the first script; null if there is none.
 */
export function findSvgScript(bytes: Uint8Array): string | null {
  for (const text of new Set([decodeXml(bytes), new TextDecoder().decode(bytes)].map(decodeReferences)))
    for (const pattern of PATTERNS) {
      const found = pattern.exec(text)?.[0];
      if (found) return found;
    }
  return null;
}

const NAMED: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '' };

/** Decodes character references, and removes what browsers ignore in the scheme of a URL. */
function decodeReferences(text: string): string {
  return text
    .replace(/&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));?/gi, (reference, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    })
    .replace(/&(colon|tab|newline);/gi, (_, name: string) => NAMED[name.toLowerCase()] ?? '')
    .replace(
      /j[\s\0]*a[\s\0]*v[\s\0]*a[\s\0]*s[\s\0]*c[\s\0]*r[\s\0]*i[\s\0]*p[\s\0]*t[\s\0]*:/gi,
      'javascript:',
    );
}
