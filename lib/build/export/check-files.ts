import { listPaths } from './list-files';

/** What the route handlers and metadata files of `app/` write. */
const ROUTE_FILE =
  /^(?:favicon\.ico|manifest\.webmanifest|robots\.txt|sw\.js|(?:favicons|illustrations)\/[^/]+)$/;

/** Scripts, stylesheets and fonts. */
const HASHED_FILE = /^_next\/static\//;

/** Pages that no link leads to, so that they have no payload. */
const WITHOUT_PAYLOAD = ['404.html', 'offline.html'];

/** Pages of Next, such as `_not-found.html`. */
const FRAMEWORK_PAGE = /^_[^/]*\.html$/;

/**
 * Checks the names of the files that Next has written: pages, a payload for each, hashed files, and those of the route
 * handlers. A file with another name would be published, or a payload that the router requests be missing, without an
 * error.
 *
 * @param out The folder of the export, after `removeUnneeded`.
 * @param publicFolder The folder `public/`, whose files Next copies.
 * @throws Error that names the file, because the framework's names of files have changed.
 */
export async function checkFiles(out: string, publicFolder: string): Promise<void> {
  const copied = new Set(await listPaths(publicFolder));
  const paths = (await listPaths(out)).filter((path) => !copied.has(path));
  const pages = paths.filter((path) => path.endsWith('.html') && !FRAMEWORK_PAGE.test(path));
  const payloads = pages.filter((page) => !WITHOUT_PAYLOAD.includes(page)).map(payloadOf);
  const known = new Set([...pages, ...payloads]);
  const unknown = paths.find((path) => !known.has(path) && !HASHED_FILE.test(path) && !ROUTE_FILE.test(path));
  if (unknown)
    throw new Error(
      `${unknown}: is no page, payload or other known file. Remove it in remove-unneeded.ts, or add it to check-files.ts.`,
    );
  const written = new Set(paths);
  const missing = payloads.find((path) => !written.has(path));
  if (missing)
    throw new Error(`${missing}: is missing, which the router requests. Add its name to check-files.ts.`);
}

function payloadOf(page: string): string {
  return page.replace(/\.html$/, '.txt');
}
