/** HTML without anything that loads or runs: the templates of sweetalert2, and text. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[\w -]*")* ?\/?>)*$/;

/** React creates a script, which then never runs, with this HTML. */
const EMPTY_SCRIPT = '<script></script>';

/** Where the chunks of this site are, in any base path. */
const CHUNKS = '/_next/static/';

/** The part of the API that this site uses. TypeScript has no types of it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ) => unknown;
}

/**
 * Creates the only policy for HTML and script URLs that the Content-Security-Policy of the pages allows: the browser asks
 * it for each text that code assigns to `innerHTML` or to the `src` of a script, and throws an error if it refuses.
 * Browsers without Trusted Types do nothing. (https://www.w3.org/TR/trusted-types/)
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || HARMLESS.test(html) ? html : null),
    createScriptURL: (url) => (isChunk(url) ? url : null),
  });
}

function isChunk(text: string): boolean {
  const url = new URL(text, window.location.href);
  return url.origin === window.location.origin && url.pathname.includes(CHUNKS);
}
