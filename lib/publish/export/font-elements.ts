import { asset } from '@/lib/routes';

/**
 * The longest round trip in which a font can arrive in time, in milliseconds. Chromium measures requests, with the time of
 * the server, and rounds to 25 ms. Before it has measured any, it assumes about 115 ms for Wi-Fi.
 */
const FAST_MS = 125;

/** The fonts that `app/globals.css` names, in whatever folder Next writes them. */
const FONT = /^_next\/.*\.woff2$/;

/**
 * Elements for the head of each page: preload its fonts, if they can arrive before the first paint. On a slow network, or
 * if the visitor wants to save data, the page has its fallback font, unless the service worker, which has stored the fonts,
 * controls it.
 *
 * A font with `font-display: optional` that arrives later is not shown, and a preloaded one delays the first paint, in
 * Chromium by up to 100 ms. The browser tells the speed of the network in Chromium only; others preload the fonts.
 *
 * @param paths The paths of the files of the finished export.
 * @returns HTML.
 * @throws Error if there is no font, because Next's names of files have changed.
 */
export function fontElements(paths: readonly string[]): string {
  const urls = paths.filter((path) => FONT.test(path)).map((path) => asset(`/${path}`));
  if (urls.length === 0)
    throw new Error(
      'There is no font (.woff2) below _next/, which app/globals.css names. Change FONT in font-elements.ts.',
    );
  const links = urls.map((url) => `<link rel="preload" as="font" crossorigin="" href="${url}"/>`);
  return `<script>${script(urls)}</script><noscript>${links.join('')}</noscript>`;
}

/** The attribute is read by `globals.css`. */
function script(urls: readonly string[]): string {
  const isSlow = `(c.saveData||c.rtt>${FAST_MS})&&!n.serviceWorker?.controller`;
  const preloads = urls.map(
    (url) =>
      `d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href:'${url}'}))`,
  );
  return `{let d=document,n=navigator,c=n.connection||{};if(${isSlow})d.documentElement.dataset.font='fallback';else{${preloads.join(';')}}}`;
}
