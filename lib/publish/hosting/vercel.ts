import { PAGES_ARE_FOLDERS, routes } from '@/lib/routes';
import { BELOW_ROOT, buildBelowRoot } from './below-root';
import {
  CACHE,
  IMAGE_FOLDER,
  IMAGE_FOLDERS,
  IMAGE_HEADERS,
  OTHER_LANGUAGES,
  SECURITY_HEADERS,
  SVG_EXTENSION,
} from './common-rules';
import { jsonFile, rule } from './json';

/**
 * `vercel.json`. Deploys `out/` as static files, without Vercel's builder for Next, so that Vercel serves the same files
 * that the tests use. That builder can publish the files before the build has finished them: README.md.
 *
 * Header rules also apply to 404s, and cannot depend on the status (vercel/vercel#14828), so hashed files are
 * revalidated. `routes` with `handle: hit` can distinguish them, but is deprecated.
 */
export function vercelJson(
  basePath: string,
  areFolders = PAGES_ARE_FOLDERS,
  languages = OTHER_LANGUAGES,
): string {
  const svg = `.*\\.${SVG_EXTENSION}`;
  const image = { ...SECURITY_HEADERS, ...IMAGE_HEADERS };
  return jsonFile({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: basePath ? buildBelowRoot(basePath) : 'npm run build',
    outputDirectory: basePath ? BELOW_ROOT : 'out',
    ...vercelUrls(basePath, areFolders, languages),
    // Each path matches exactly one rule, so their order is not significant.
    headers: [
      rule(`${basePath}/((?!${IMAGE_FOLDER}|${svg}$).*)`, {
        ...SECURITY_HEADERS,
        'Cache-Control': CACHE.others,
      }),
      rule(`${basePath}/((?!${IMAGE_FOLDER})${svg})`, { ...image, 'Cache-Control': CACHE.others }),
      ...IMAGE_FOLDERS.map((folder) =>
        rule(`${basePath}${folder}(.*)`, { ...image, 'Cache-Control': CACHE.images }),
      ),
    ],
  });
}

/**
 * One URL for each page, in one redirect. Those of `cleanUrls` come before all others: below a base path it redirects
 * `/store/index.html` to `/store`, which is no page. `trailingSlash: true` removes the slash of an id with a dot. So both are
 * used for pages as files at the root only.
 */
function vercelUrls(basePath: string, areFolders: boolean, languages: readonly string[]): object {
  const redirect = (source: string, destination: string) => ({
    source: basePath + source,
    destination: basePath + destination,
    permanent: true,
  });
  // Only ids have dots.
  const page = `(?:[^/\\\\.]+/)*(?:[^/\\\\.]+|${routes.app('').slice(1)}[^/\\\\]+)`;
  // Its first segment is not empty: a target does not begin with two slashes.
  if (areFolders)
    return {
      redirects: [
        ...(basePath ? [redirect('', '/')] : []),
        redirect('/((?:[^/\\\\]+/)*)index.html', '/$1'),
        redirect(`/(${page})`, '/$1/'),
      ],
    };
  if (!basePath && languages.length === 0) return { cleanUrls: true, trailingSlash: false };
  const one = languages.join('|');
  // As above: `//elsewhere.example/` would lead to another site.
  const rest = '(?![/\\\\])';
  return {
    redirects: [
      ...(basePath ? [redirect('', '/')] : []),
      redirect('/index.html', '/'),
      ...(one ? [redirect(`/(${one})`, '/$1/'), redirect(`/(${one})/index.html`, '/$1/')] : []),
      redirect(`/(${rest}.+)\\.html`, '/$1'),
      redirect(`/(${rest}${one && `(?!(?:${one})/$)`}.+)/`, '/$1'),
    ],
    // After the files. /store/index and /store/404 are no pages.
    rewrites: [
      {
        source: `${basePath}/((?!${one && `(?:(?:${one})/)?`}(?:index|404)$)${page})`,
        destination: `${basePath}/$1.html`,
      },
    ],
  };
}
