import { type Diagnostic, error, warning } from '@/lib/catalogue/diagnostic';
import type { PartialApp } from './partial-apps';

/** What is known of an image file. */
export interface ImageFacts {
  bytes: number;
  /** Pixels. Absent for formats that cannot be measured. */
  width?: number;
  /** Pixels. Absent for formats that cannot be measured. */
  height?: number;
  /** The path on the disk. Present when it differs from the requested path in upper and lower case. */
  actualPath?: string;
}

/** Finds an image by its path below `public/`, such as `/icons/q.svg`. Returns null when there is no such file. */
export type FindImage = (path: string) => ImageFacts | null;

const MOST_BYTES = 100_000;

/** Finds images that are not there, and warns of those that are heavy, not square or on another site. */
export function checkImage(
  { index, fields: { image } }: PartialApp,
  find: FindImage | undefined,
): Diagnostic[] {
  if (image === undefined) return [];
  const path = [index, 'image'];
  const url = urlOf(image);
  if (!url) return [error(path, `is ${JSON.stringify(image)}, which no browser can read`, ADDRESS)];
  if (url.origin !== HERE)
    return [
      warning(
        path,
        `is loaded from ${url.host}, which thereby sees who visits`,
        'Put the file under public/, and give its path, such as "/icons/q.svg".',
      ),
    ];
  if (!find) return [];
  const file = fileOf(url);
  const facts = file === null ? null : find(file);
  if (file === null || !facts)
    return [error(path, `is ${JSON.stringify(image)}, but there is no such file under public/`, FILE)];
  return checkFile(path, file, facts);
}

function checkFile(path: Diagnostic['path'], file: string, facts: ImageFacts): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (facts.actualPath !== undefined && facts.actualPath !== file)
    diagnostics.push(
      error(
        path,
        `is ${JSON.stringify(file)}, but the file is ${JSON.stringify(facts.actualPath)}`,
        'Write capitals and small letters as the file has them: a host tells them apart.',
      ),
    );
  if (facts.bytes > MOST_BYTES)
    diagnostics.push(
      warning(
        path,
        `weighs ${Math.ceil(facts.bytes / 1000)} kB`,
        `Make it ${MOST_BYTES / 1000} kB or less: a visitor loads dozens of them.`,
      ),
    );
  if (facts.width !== undefined && facts.height !== undefined && facts.width !== facts.height)
    diagnostics.push(
      warning(
        path,
        `is ${facts.width} × ${facts.height} px, which is not square`,
        'Make it as wide as high: a card cuts it to a square.',
      ),
    );
  return diagnostics;
}

const ADDRESS = 'Give a path such as "/icons/q.svg", or an http(s) URL.';
const FILE = 'Put it there, or mend the path.';

/** The origin that paths are read against; no site has it. */
const HERE = 'http://here.invalid';

/** As a browser reads it: with `..` followed and backslashes turned. */
function urlOf(image: string): URL | null {
  return URL.canParse(image, HERE) ? new URL(image, HERE) : null;
}

/** The path of the file that a URL asks for, without its query; null for one that is badly encoded. */
function fileOf({ pathname }: URL): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
