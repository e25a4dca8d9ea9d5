/** An inline style or script, with its attributes and its text. */
const INLINE = /<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** A script with a part of the payload. */
const PAYLOAD = /^\(?self\.__next_f\b/;

/** What the bytes of a page are for. */
export type PagePart =
  | 'markup'
  | 'inlined styles'
  | 'payloads for hydration'
  | 'inline scripts and structured data';

/** The bytes of a page by their purpose. Their sum is the size of the page. */
export function splitPage(html: string): Map<PagePart, number> {
  const bytes = new Map<PagePart, number>([['markup', Buffer.byteLength(html)]]);
  const move = (part: PagePart, size: number) => {
    bytes.set(part, (bytes.get(part) ?? 0) + size);
    bytes.set('markup', (bytes.get('markup') ?? 0) - size);
  };
  for (const [element, tag, text = ''] of html.matchAll(INLINE)) {
    // It loads a file.
    if (text === '') continue;
    const ofScript = PAYLOAD.test(text) ? 'payloads for hydration' : 'inline scripts and structured data';
    move(tag === 'style' ? 'inlined styles' : ofScript, Buffer.byteLength(element));
  }
  return bytes;
}
