import { type Node, parseTree } from 'jsonc-parser';
import { offsetOf, type Position, positionsOf } from '@/lib/catalogue/check/positions';
import { parseJson, withoutBom } from '@/lib/catalogue/file';
import { appName } from '@/lib/catalogue/json-path';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { pictureOf } from '@/lib/catalogue/select';
import { SITE_ORIGIN } from '@/lib/catalogue/urls';

/** A URL of another site in a catalogue file. */
export interface FoundLink extends Position {
  /** Without a fragment, which is not sent to a host. */
  url: string;
  /** Whether pages show it as an image. */
  isPicture: boolean;
  /** Path in the JSON, such as `[3, 'links', 'get']`. */
  path: readonly (string | number)[];
  /** The app’s id and title: `3 "Quill"`. */
  app?: string;
}

/**
 * Finds all links and pictures of other sites. Email addresses are none.
 *
 * @param source The text of a valid catalogue.
 * @returns Sorted by their position in the text. A URL that the text has twice is in the list twice.
 */
export function findLinks(source: string): FoundLink[] {
  const text = withoutBom(source);
  const value = parseJson(text);
  const root: Node | undefined = parseTree(text);
  const position = positionsOf(text);
  return parseCatalogue(value)
    .flatMap((app, index) => valuesOf(app).map(([field, link]) => ({ path: [index, ...field], link })))
    .flatMap(({ path, link }) => {
      const { origin, protocol, href } = new URL(link, SITE_ORIGIN);
      if (origin === SITE_ORIGIN || protocol === 'mailto:') return [];
      return [
        {
          url: href.replace(/#.*/, ''),
          isPicture: path.at(-1) === 'image' || path.at(-1) === 'poster',
          path,
          app: appName(value, path),
          offset: offsetOf(root, path),
        },
      ];
    })
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...link }) => ({ ...link, ...position(offset) }));
}

/** The fields of an app that can have a URL of another site, by their paths. */
function valuesOf({
  image,
  links = {},
  screenshots = [],
}: App): [path: (string | number)[], value: string][] {
  return [
    ...(image === undefined ? [] : [[['image'], image] satisfies [string[], string]]),
    ...Object.entries(links).map(([name, link]): [string[], string] => [['links', name], link]),
    ...screenshots.map((entry, index): [(string | number)[], string] => [
      ['screenshots', index, 'image' in entry ? 'image' : 'poster'],
      pictureOf(entry),
    ]),
  ];
}
