import { CACHE, HASHED_FOLDER, IMAGE_FOLDERS, IMAGE_HEADERS, SECURITY_HEADERS } from './policy';

/** Paths with an explicit rule. Both hosts revalidate all other files by default. */
const REVALIDATED = ['/', '/apps/*', '/appsData.json'];

/** SVG files in all folders. Cloudflare distinguishes upper and lower case. */
const SVG_FILES = ['/*.svg', '/*.SVG'];

/** The shards of a large catalogue: so many that they would leave no rule for the scripts of every page. */
const SHARD = /^\/_next\/static\/catalogue\/[^/]+\//;

/** Maximum number of rules for single files. Cloudflare ignores the rules after the first 100. */
const MAX_FILES = 90;

/**
 * `_headers` for Netlify and Cloudflare Pages.
 *
 * Cloudflare joins the values of all matching rules, so a path must not match two rules with `Cache-Control`. The
 * headers of images are added to those of all responses, and twice for an SVG file in a folder of images: browsers
 * enforce all policies, and ignore several values of `Cross-Origin-Opener-Policy`.
 *
 * Both hosts support one `*` anywhere in a path, for any characters including `/`
 * (https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/).
 *
 * @param files The files of the finished export, as paths on the site: `/_next/static/chunks/0abc.js`. A hashed file
 *   without a rule is revalidated.
 */
export function headersFile(basePath: string, files: readonly string[]): string {
  const hashed = files
    .filter((file) => file.startsWith(HASHED_FOLDER) && !SHARD.test(file))
    .slice(0, MAX_FILES);
  const block = (path: string, headers: Readonly<Record<string, string>>) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return `${[basePath + path, ...lines].join('\n')}\n`;
  };
  return [
    '# Generated from lib/build/hosting/policy.ts by each build. Do not edit.',
    '# For Netlify and Cloudflare Pages.',
    '',
    block('/*', SECURITY_HEADERS),
    '# An SVG file that is opened by itself must not run scripts.',
    ...SVG_FILES.map((path) => block(path, IMAGE_HEADERS)),
    '# File names contain a content hash, so a changed file has a new name.',
    '# One rule for each file: a rule for the folder would also apply to a 404.',
    '',
    ...hashed.map((path) => block(path, { 'Cache-Control': CACHE.hashed })),
    '# Images can change. Cached for an hour, and for another day while the browser revalidates.',
    ...IMAGE_FOLDERS.map((folder) =>
      block(`${folder}*`, { 'Cache-Control': CACHE.images, ...IMAGE_HEADERS }),
    ),
    '# Pages and data. All other files are revalidated too.',
    ...REVALIDATED.map((path) => block(path, { 'Cache-Control': CACHE.others })),
  ].join('\n');
}
