import { type Place, parseSource } from '@/lib/catalogue/check/read';
import { APP, textsIn } from '@/lib/catalogue/field-tree';
import { type MarkdownNode, parseMarkdown, siteLink } from '@/lib/catalogue/markdown';
import type { FieldKind } from '@/lib/catalogue/schema';
import { SITE_ORIGIN } from '@/lib/catalogue/urls';

/** A URL of another site in a catalogue file. */
export interface FoundLink extends Place {
  /** Without a fragment, which is not sent to a host. */
  url: string;
  /** Whether pages show it as an image. */
  isPicture: boolean;
  /** Path in the JSON, such as `[3, 'links', 'get']`. */
  path: readonly (string | number)[];
}

/**
 * Finds all links and pictures of other sites, also the links in texts, in all languages. Email addresses are none.
 *
 * @param source The text of a valid catalogue.
 * @returns Sorted by their position in the text. A URL that the text has twice is in the list twice.
 */
export function findLinks(source: string): FoundLink[] {
  const { value, place } = parseSource(source);
  const textsOf = (...kinds: FieldKind[]) =>
    (value as unknown[]).flatMap((app, index) => [...textsIn(APP, app, [index], kinds)]);
  const links = textsOf('picture', 'link')
    .map(({ path, text: link }) => ({ path, link }))
    .concat(
      textsOf('paragraphs').flatMap(({ path, text }) =>
        linksOf(parseMarkdown(text)).map((link) => ({ path, link })),
      ),
    )
    .flatMap(({ path, link }) => {
      const { origin, protocol, href } = new URL(link, SITE_ORIGIN);
      if (origin === SITE_ORIGIN || protocol === 'mailto:') return [];
      const isPicture = path.at(-1) === 'image' || path.at(-1) === 'poster';
      return [{ url: href.replace(/#.*/, ''), isPicture, path }];
    });
  return place(links);
}

function linksOf(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap(({ token, children }) => {
    const link = token.type === 'link_open' ? siteLink(token) : undefined;
    return [...(link === undefined ? [] : [link]), ...linksOf(children)];
  });
}
