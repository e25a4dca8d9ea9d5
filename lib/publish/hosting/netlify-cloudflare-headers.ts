import {
  CACHE,
  HASHED_FOLDER,
  IMAGE_FOLDERS,
  IMAGE_HEADERS,
  SECURITY_HEADERS,
  SVG_EXTENSIONS,
} from './common-rules';

/** A hashed file, also of a language below the root. */
const HASHED_FILE = new RegExp(`^(?:/[\\w-]+)?${HASHED_FOLDER}`);

/** The shards of a large catalogue: so many that they would leave no rule for the scripts of every page. */
const SHARD = /\/_next\/static\/catalogue\/.+\/\d+\.json$/;

/** Maximum number of rules for single files. Cloudflare ignores the rules after the first 100. */
const MAX_FILES = 88;

/**
 * `_headers` for Netlify and Cloudflare Pages, which revalidate all files without a rule.
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
 * @param own The text of the owner's `public/_headers`. Its headers replace those of the site for the same path. The others are
 *   added to its rule: of two for one path, Cloudflare applies the second only.
 * @throws Error if it sets a header of the site for other paths: hosts join both values.
 */
export function headersFile(basePath: string, files: readonly string[], own = ''): string {
  const ownRules = rulesOf(own);
  const hashed = files
    .filter((file) => HASHED_FILE.test(file) && !SHARD.test(file))
    .slice(0, Math.max(0, MAX_FILES - ownRules.length));
  const ownLines = own.trim().split('\n');
  const block = (path: string, headers: Readonly<Record<string, string>>) => {
    const ownNames = ownRules.filter((rule) => rule.path === basePath + path).flatMap(({ names }) => names);
    const kept = Object.entries(headers).filter(([name]) => !ownNames.includes(name.toLowerCase()));
    for (const [name] of kept) assertOnlyOne(ownRules, basePath + path, name);
    const lines = kept.map(([name, value]) => `  ${name}: ${value}`);
    const position = ownLines.findLastIndex((line) => line.trim() === basePath + path);
    if (position !== -1) ownLines.splice(position + 1, 0, ...lines);
    return position === -1 && lines.length > 0 ? `${[basePath + path, ...lines].join('\n')}\n` : '';
  };
  const rules = [
    '# Generated from lib/publish/hosting/netlify-cloudflare-headers.ts by each build. Do not edit.',
    '# For Netlify and Cloudflare Pages.',
    '',
    block('/*', SECURITY_HEADERS),
    '# An SVG file that is opened by itself must not run scripts.',
    ...SVG_EXTENSIONS.map((extension) => block(`/*.${extension}`, IMAGE_HEADERS)),
    '# File names contain a content hash, so a changed file has a new name.',
    '# One rule for each file: a rule for the folder would also apply to a 404.',
    '',
    ...hashed.map((path) => block(path, { 'Cache-Control': CACHE.hashed })),
    '# Images can change. Cached for an hour, and for another day while the browser revalidates.',
    ...IMAGE_FOLDERS.map((folder) =>
      block(`${folder}*`, { 'Cache-Control': CACHE.images, ...IMAGE_HEADERS }),
    ),
  ];
  return [...(own.trim() ? ['# From public/_headers.', ...ownLines, ''] : []), ...rules].join('\n');
}

/** A rule of `_headers`: its path, and the names of its headers in lower case. */
interface Rule {
  path: string;
  names: string[];
}

function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name] = /^\s+!?\s*([^\s:]+)/.exec(line) ?? [];
    if (name === undefined) rules.push({ path: line.trim(), names: [] });
    else rules.at(-1)?.names.push(name.toLowerCase());
  }
  return rules;
}

function assertOnlyOne(own: readonly Rule[], path: string, name: string): void {
  const rule = own.find((rule) => rule.names.includes(name.toLowerCase()) && overlap(rule.path, path));
  if (rule)
    throw new Error(
      `public/_headers sets ${name} for ${rule.path}, and the site sets it for ${path}: Netlify and Cloudflare join the values. Change it in lib/publish/hosting/common-rules.ts, or set it for ${path}.`,
    );
}

/** Whether two patterns can match one path, as far as the parts before `*` or `:name` tell it. */
function overlap(one: string, two: string): boolean {
  const [a, b] = [one, two].map(
    (pattern) => pattern.replace(/^https?:\/\/[^/]*/, '').split(/[*:]/, 1)[0] ?? '',
  ) as [string, string];
  return isPattern(one) || isPattern(two)
    ? (isPattern(one) && b.startsWith(a)) || (isPattern(two) && a.startsWith(b))
    : a === b;
}

function isPattern(path: string): boolean {
  return /[*:]/.test(path.replace(/^https?:/, ''));
}
