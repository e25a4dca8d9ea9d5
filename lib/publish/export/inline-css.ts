import { SITE_ORIGIN } from '@/lib/catalogue/urls';

/** A stylesheet that React has written into the head, with its URL and its path below the base path. */
const STYLESHEET = /<link rel="stylesheet" href="([^"?]*?(\/_next\/[^"?]+))(?:\?[^"]*)?"[^>]*?(\/?>)/g;

/** A reference to another file, with its quotes. Data URLs, absolute URLs and fragments do not match. */
const RELATIVE_URL = /url\((["']?)(?![a-z][\w+.-]*:|\/|#)([^"')]+)\1\)/gi;

/**
 * Writes the stylesheets of a page into its HTML, so that the first paint does not wait for another request. They end the
 * head, because some readers of share cards load only 32 kB of a page.
 *
 * The `<link>` remains, disabled: browsers do not load it, and React finds the stylesheet that its payload names.
 * Without it, hydration would insert the stylesheet again. `experimental.inlineCss` also writes the text into the
 * payload, which doubles the HTML.
 *
 * @param readCss Returns the text of a stylesheet. Its parameter is a path below `out/`: `/_next/static/chunks/a.css`.
 * @param page The page's name, for the error message.
 * @throws Error if a stylesheet remains, because the framework's format has changed.
 */
export function inlineCss(html: string, readCss: (path: string) => string, page: string): string {
  const styles: string[] = [];
  const linked = html.replaceAll(STYLESHEET, (tag, href: string, path: string, end: string) => {
    const css = absoluteUrls(readCss(path), href).replaceAll(/<\/(?=style)/gi, '<\\/');
    styles.push(`<style data-precedence="inlined">${css}</style>`);
    return `${tag.slice(0, -end.length)} disabled=""${end}`;
  });
  const result = linked.replace('</head>', (tag) => styles.join('') + tag);
  const [remaining] = /<link(?![^>]*\sdisabled="")[^>]*\brel="stylesheet"[^>]*>/.exec(result) ?? [];
  const uninlined = remaining ?? (styles.length > 0 && result === linked ? 'a page without </head>' : null);
  if (uninlined) throw new Error(`${page}: ${uninlined} is not inlined. Add its format to inline-css.ts.`);
  return result;
}

/** Makes the relative URLs of a stylesheet absolute, because in a page they are relative to the page. */
function absoluteUrls(css: string, href: string): string {
  return css.replaceAll(RELATIVE_URL, (_, quote: string, url: string) => {
    const { pathname, search, hash } = new URL(url, SITE_ORIGIN + href);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}
