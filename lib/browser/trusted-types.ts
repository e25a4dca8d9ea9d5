import { ownAsset } from '@/lib/routes';

/** HTML without anything that loads or runs: the templates of sweetalert2, and text. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[\w -]*")* ?\/?>)*$/;

/** React creates a script, which then never runs, with this HTML. */
const EMPTY_SCRIPT = '<script></script>';

/** Scripts of this site: its chunks and its service worker. */
const SCRIPTS = [ownAsset('/_next/static/'), ownAsset('/sw.js')];

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
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  });
}

function isOwnScript(text: string): boolean {
  const { origin, pathname } = new URL(text, window.location.href);
  return origin === window.location.origin && SCRIPTS.some((path) => pathname.startsWith(path));
}
