import { SITE_ORIGIN } from '@/lib/catalogue/urls';

/** The alternates of a page, as Next writes them. */
const ALTERNATE = /<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g;

/**
 * Completes the links of the switch to other languages: a page of a group has another path there, which only its metadata has.
 * With a script, a click looks it up.
 *
 * @param html Of a page. One without alternates stays as it is.
 */
export function completeLanguageLinks(html: string): string {
  const paths = new Map(
    [...html.matchAll(ALTERNATE)].map(([, language = '', url = '']) => [
      language,
      new URL(url, SITE_ORIGIN).pathname,
    ]),
  );
  if (paths.size === 0) return html;
  return html.replace(
    /(<a href=")[^"]+(" hrefLang="([^"]+)")/g,
    (link, start: string, end: string, language: string) => {
      const path = paths.get(language);
      return path === undefined ? link : start + path + end;
    },
  );
}
