import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { isContainer } from '@/lib/catalogue/json-path';
import { isResizable } from '@/lib/catalogue/resized';
import { PICTURE_REMEDY } from '@/lib/catalogue/schema';
import { foldPath, imageFileOf, isFilm, isPlainOrigin, parseUrl, SITE_ORIGIN } from '@/lib/catalogue/urls';
import { site } from '@/lib/site';
import { hiddenDifference, quoted } from '@/lib/text/printable';
import type { PartialApp } from './partial-app';

/** Properties of the file of an image or a film. */
export interface ImageFacts {
  bytes: number;
  /** Whether the file has no known format. */
  isUnreadable?: boolean;
  /** Pixels. Absent for formats that cannot be measured. */
  width?: number;
  /** Pixels. Absent for formats that cannot be measured. */
  height?: number;
  /** What an SVG file lacks, so that browsers do not show it. */
  lacks?: keyof typeof SVG_NEEDS;
  /** The start of a script in an SVG file. Absent if there is none. */
  script?: string;
  /** The path on the disk. Present when it has other upper and lower case than the requested path, or other code points. */
  actualPath?: string;
}

/** What an SVG file needs, so that browsers show it as an image: what is wrong without it, and the remedy. */
const SVG_NEEDS = {
  namespace: [
    'its svg element is not in the namespace of SVG',
    'Add xmlns="http://www.w3.org/2000/svg" to the svg element.',
  ],
  encoding: [
    'its text is not in UTF-8, which some of them expect whatever the file declares',
    'Save the file with the encoding UTF-8.',
  ],
} as const;

/** Finds an image or a film by its path below `public/`, such as `/pictures/q.svg`. Returns null when there is no such file. */
export type FindImage = (path: string) => ImageFacts | null;

/** Lists the files below `public/pictures/`, such as `/pictures/q.svg`. */
export type ListPictures = () => readonly string[];

/** The names of files that browsers must be able to show, because the build decodes them. */
export const CHECKED_IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** The names of pictures that no browser shows, or only Safari. */
const UNSHOWN_IMAGE = /\.(?:hei[cf]|tiff?|pdf|psd|jp2|jxl|icns|tga)$/i;

/** Maximum size of a file that visitors load, and of one of which they load a resized copy. */
const MAX_BYTES = 100_000;
const MAX_RESIZABLE_BYTES = 1_000_000;
const MAX_FILM_BYTES = 10_000_000;

/**
 * Reports images and films that are missing, and images whose host is not valid, and warns about those that are large, on
 * another site, or without an alternative text.
 */
export function* checkImages(
  apps: readonly PartialApp[],
  find: FindImage | undefined,
): Generator<Diagnostic> {
  for (const { index, image, screenshots = [] } of apps) {
    if (image !== undefined) yield* checkImage([index, 'image'], image, find);
    for (const [position, entry] of screenshots.entries()) {
      const path = [index, 'screenshots', position];
      if (entry.alt === undefined)
        yield diagnose(
          'image-alt',
          path,
          'has no alternative text',
          'Say what it shows, for those who do not see it: "alt": "A list of songs".',
        );
      if ('image' in entry) yield* checkImage([...path, 'image'], entry.image, find);
      else {
        yield* checkImage([...path, 'poster'], entry.poster, find);
        if (find) yield* checkFile([...path, 'video'], entry.video, find);
      }
    }
  }
}

function* checkImage(
  path: Diagnostic['path'],
  image: string,
  find: FindImage | undefined,
): Generator<Diagnostic> {
  // As in a browser, which resolves `..` and replaces backslashes.
  const url = parseUrl(image, SITE_ORIGIN);
  if (!url)
    yield diagnose('image-url', path, `is ${quoted(image)}, which is not a valid URL`, PICTURE_REMEDY);
  else if (url.origin !== SITE_ORIGIN) yield checkHost(path, url);
  else if (find) yield* checkFile(path, image, find);
}

function maxBytesOf(image: string, file: string): number {
  if (isFilm(file)) return MAX_FILM_BYTES;
  return isResizable(image) ? MAX_RESIZABLE_BYTES : MAX_BYTES;
}

function checkHost(path: Diagnostic['path'], { host, origin, username, password }: URL): Diagnostic {
  if (username || password)
    return diagnose(
      'image-url',
      path,
      'has a user name or a password, and some browsers block such images',
      'Remove it from the URL, or add the file under public/.',
    );
  if (!isPlainOrigin(origin))
    return diagnose(
      'image-url',
      path,
      `is on the host ${quoted(host)}, which the Content-Security-Policy of pages cannot contain`,
      'Use a host of letters, digits and hyphens, separated by dots (at most 63 between dots, 253 in all), or add the file under public/.',
    );
  return diagnose(
    'image-offsite',
    path,
    `is loaded from ${host}, which receives a request from every visitor`,
    'Add the file under public/, and use its path, such as "/pictures/q.svg". Pages block an image that redirects to another origin.',
  );
}

function* checkFile(path: Diagnostic['path'], image: string, find: FindImage): Generator<Diagnostic> {
  const file = imageFileOf(image);
  const facts = file === null ? null : find(file);
  if (file === null || !facts) {
    const [reason, remedy] =
      find(image) === null
        ? ['but there is no such file under public/', 'Add the file, or fix the path.']
        : [
            'which is the name of a file, not its URL',
            'Write % as %25, # as %23 and ? as %3F, or rename the file.',
          ];
    yield diagnose('image-missing', path, `is ${quoted(image)}, ${reason}`, remedy);
    return;
  }
  const { actualPath = file, bytes, script } = facts;
  if (actualPath !== file) {
    const hidden = hiddenDifference(file, actualPath);
    yield diagnose(
      'image-case',
      path,
      `is ${quoted(file)}, but the file is ${quoted(actualPath)}${hidden ? `, which differs in ${hidden}` : ''}`,
      hidden
        ? 'Use a name without accents for the file, and here.'
        : 'Use the same upper and lower case as the file name.',
    );
  }
  const isVideo = path.at(-1) === 'video';
  if (facts.lacks) {
    const [reason, remedy] = SVG_NEEDS[facts.lacks];
    yield diagnose(
      'image-invalid',
      path,
      `is ${quoted(file)}, which browsers cannot show: ${reason}`,
      remedy,
    );
  } else if (facts.isUnreadable || isFilm(file) !== isVideo || UNSHOWN_IMAGE.test(file))
    yield diagnose(
      'image-invalid',
      path,
      `is ${quoted(file)}, which browsers cannot show: it is damaged, of another format, too large, or its permissions do not let it be read`,
      `Save it again as a ${isVideo ? 'WebM or MP4' : 'PNG, JPEG or SVG'} file.`,
    );
  const maxBytes = maxBytesOf(image, file);
  if (bytes > maxBytes) {
    const remedy = `Use a file of ${maxBytes / 1000} kB or less.`;
    yield diagnose('image-size', path, `is a file of ${Math.ceil(bytes / 1000)} kB`, remedy);
  }
  if (script !== undefined)
    yield diagnose(
      'image-script',
      path,
      `is an SVG file that contains a script (${quoted(script)}), which runs if a visitor opens the file`,
      'Remove the script. Pages show the file as an image, and never run it.',
    );
}

/**
 * Warns about pictures that no text of the catalogue or of `lib/site.ts` is the URL of, also not an invalid field, and about
 * scripts in them: they are published, too.
 */
export function* checkUnusedPictures(
  value: unknown,
  list: ListPictures,
  find: FindImage | undefined,
): Generator<Diagnostic> {
  const files = list();
  if (files.length === 0) return;
  const urls = [...allTexts([value, site])].filter((text) => /^(?:\/|https?:)/i.test(text));
  const used = new Set(urls.map((url) => foldPath(imageFileOf(url) ?? '')));
  for (const file of files.filter((file) => !used.has(foldPath(file)))) {
    const name = quoted(`public${file}`);
    yield diagnose(
      'unused-pictures',
      [],
      `has no app with the picture ${name}, which is published`,
      'Remove the file, unless a page of your own shows it.',
    );
    const script = /\.svg$/i.test(file) ? find?.(file)?.script : undefined;
    if (script !== undefined)
      yield diagnose(
        'image-script',
        [],
        `has the file ${name}, which contains a script (${quoted(script)}), which runs if a visitor opens it`,
        'Remove the script, or the file.',
      );
  }
}

function* allTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (isContainer(value)) for (const part of Object.values(value)) yield* allTexts(part);
}
