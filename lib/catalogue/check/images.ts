import { type Diagnostic, error, warning } from '@/lib/catalogue/diagnostic';
import { isPolicyOrigin } from '@/lib/catalogue/image-origin';
import { quoted } from '@/lib/catalogue/printable';
import { isResizable } from '@/lib/catalogue/resized';
import { IMAGE_REMEDY } from '@/lib/catalogue/schema';
import type { PartialApp } from './partial-apps';

/** Properties of an image file. */
export interface ImageFacts {
  bytes: number;
  /** Whether the whole file was read, and is no image of a known format. */
  isUnreadable?: boolean;
  /** Pixels. Absent for formats that cannot be measured. */
  width?: number;
  /** Pixels. Absent for formats that cannot be measured. */
  height?: number;
  /** The start of a script in an SVG file. Absent if there is none. */
  script?: string;
  /** The path on the disk. Present when it differs from the requested path in upper and lower case. */
  actualPath?: string;
}

/** Finds an image by its path below `public/`, such as `/icons/q.svg`. Returns null when there is no such file. */
export type FindImage = (path: string) => ImageFacts | null;

/** Of a file that visitors load. Of a PNG or JPEG file, most of them load a resized copy. */
const MAX_BYTES = 100_000;
const MAX_RESIZABLE_BYTES = 1_000_000;

/**
 * Reports images that are missing or whose host is not valid, and warns about images that are large, not square or on
 * another site.
 */
export function checkImage(
  { index, fields: { image } }: PartialApp,
  find: FindImage | undefined,
): Diagnostic[] {
  if (image === undefined) return [];
  const path = [index, 'image'];
  const url = urlOf(image);
  if (!url) return [error('image-url', path, `is ${quoted(image)}, which is not a valid URL`, IMAGE_REMEDY)];
  if (url.origin !== SITE_ORIGIN) return [checkHost(path, url)];
  if (!find) return [];
  const file = fileOf(url);
  const facts = file === null ? null : find(file);
  if (file === null || !facts)
    return [
      error(
        'image-missing',
        path,
        `is ${quoted(image)}, but there is no such file under public/`,
        FILE_REMEDY,
      ),
    ];
  return checkFile(path, file, facts);
}

function checkHost(path: Diagnostic['path'], { host, origin, username, password }: URL): Diagnostic {
  if (username || password)
    return error(
      'image-url',
      path,
      'has a user name or a password, and some browsers block such images',
      'Remove it from the URL, or add the file under public/.',
    );
  if (!isPolicyOrigin(origin))
    return error(
      'image-url',
      path,
      `is on the host ${quoted(host)}, which the Content-Security-Policy of pages cannot contain`,
      'Use a host of letters, digits and hyphens, separated by dots (at most 63 between dots, 253 in all), or add the file under public/.',
    );
  return warning(
    'image-offsite',
    path,
    `is loaded from ${host}, which receives a request from every visitor`,
    'Add the file under public/, and use its path, such as "/icons/q.svg". Pages block an image that redirects to another origin.',
  );
}

function checkFile(path: Diagnostic['path'], file: string, facts: ImageFacts): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (facts.actualPath !== undefined && facts.actualPath !== file)
    diagnostics.push(
      error(
        'image-case',
        path,
        `is ${quoted(file)}, but the file is ${quoted(facts.actualPath)}`,
        'Use the same upper and lower case as the file name.',
      ),
    );
  if (facts.isUnreadable && /\.(png|jpe?g)$/i.test(file))
    diagnostics.push(
      error(
        'image-invalid',
        path,
        `is ${quoted(file)}, which is not a valid image file`,
        'Save it again as a PNG or JPEG file, or use an SVG file.',
      ),
    );
  const maxBytes = isResizable(file) ? MAX_RESIZABLE_BYTES : MAX_BYTES;
  if (facts.bytes > maxBytes)
    diagnostics.push(
      warning(
        'image-size',
        path,
        `is a file of ${Math.ceil(facts.bytes / 1000)} kB`,
        `Use a file of ${maxBytes / 1000} kB or less.`,
      ),
    );
  if (facts.script !== undefined)
    diagnostics.push(
      warning(
        'image-script',
        path,
        `is an SVG file that contains a script (${quoted(facts.script)}), which runs if a visitor opens the file`,
        'Remove the script. Pages show the file as an image, and never run it.',
      ),
    );
  if (facts.width !== undefined && facts.height !== undefined && facts.width !== facts.height)
    diagnostics.push(
      warning(
        'image-shape',
        path,
        `is ${facts.width} × ${facts.height} px, which is not square`,
        'Use a square image. Pages crop it to a square.',
      ),
    );
  return diagnostics;
}

const FILE_REMEDY = 'Add the file, or fix the path.';

/** The base URL for paths. The domain `.invalid` is reserved, so no image can be on it. */
const SITE_ORIGIN = 'http://site.invalid';

/** Parses like a browser, which resolves `..` and replaces backslashes. Null if invalid. */
function urlOf(image: string): URL | null {
  return URL.canParse(image, SITE_ORIGIN) ? new URL(image, SITE_ORIGIN) : null;
}

/** The decoded path of a URL, without its query string. Null if the percent-encoding is malformed. */
function fileOf({ pathname }: URL): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
