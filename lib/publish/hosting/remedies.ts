import { htaccess } from './apache';
import { caddyfile } from './caddy';
import { nginxConf } from './nginx';

/** The servers whose generated configuration has the lines that fix a difference, and a pattern of their `Server` header. */
const SERVERS = [
  ['nginx', /nginx|openresty/i, nginxConf],
  ['apache', /apache|litespeed/i, htaccess],
  ['caddy', /caddy/i, caddyfile],
] as const;

/** What fixes a difference, and a pattern of the lines that do so in the configuration of each server. */
type Remedy = readonly [text: string, nginx?: RegExp, apache?: RegExp, caddy?: RegExp];

/** Hosts without such a configuration, a pattern of their `Server` header, and what configures them. */
const OTHERS = [
  ['Vercel', /vercel/i, 'reads vercel.json, which `npm run hosting` writes.'],
  ['Netlify', /netlify/i, 'reads netlify.toml, and _headers, which each build writes into out/.'],
  [
    'Cloudflare',
    /cloudflare/i,
    'reads _headers, which each build writes into out/, if Pages or Workers serve the site. Otherwise configure the server behind it.',
  ],
  ['GitHub Pages', /github/i, 'cannot be configured: it sets headers and caching itself.'],
  ['lighttpd', /lighttpd/i, 'needs `npm run hosting -- --host lighttpd`.'],
  ['S3', /amazons3/i, 'needs CloudFront: `npm run hosting -- --host cloudfront`.'],
] as const;

/** The local tools of hosts: what their hosts do in another way. */
export const EMULATORS = {
  // Its 404s have no headers of the site, and below a base path only the first is the page of the site.
  swa: [
    'Azure',
    ['page', 'notFound', 'security', 'redirect', 'query', 'compression', 'revalidation', 'cachedError'],
  ],
  superstatic: ['Firebase', ['redirect', 'revalidation', 'hidden', 'compression']],
  wrangler: ['Cloudflare', ['failure', 'compression']],
  'netlify serve': ['Netlify', ['redirect', 'caching', 'hashed', 'compression', 'second', 'hidden']],
  // A rewritten path loses its headers.
  'vercel dev': ['Vercel', ['encoded', 'security', 'query', 'caching', 'compression']],
} as const satisfies Record<string, readonly [host: string, kinds: readonly string[]]>;

export type Emulator = keyof typeof EMULATORS;

const NOT_FOUND = [/error_page/, /ErrorDocument/, /handle_errors|rewrite/] as const;
const REDIRECTS = [/return 301/, /\|\/\+|R=301/, /redir |@other |@home /] as const;
const CACHING = [
  /\|304\):|\$catalogue_cache /,
  /Cache-Control/,
  /Cache-Control|@(?:hashed|images) /,
] as const;

/** The worst first. */
const REMEDIES = {
  page: [
    'Serve /apps from apps.html, also where apps/ is a folder. Apache reads .htaccess only with AllowOverride All.',
    /@page/,
    /!?-f$|\$1\.html/,
    /try_files/,
  ],
  payload: ['Turn content negotiation off: /apps is apps.html, not apps.txt.', undefined, /MultiViews/],
  encoded: [
    'Decode a path before you look for its file, and send it as it was in redirects.',
    /@page|\\x80/,
    /\\x80|NE\]/,
    /\[\\w/,
  ],
  fallback: ['Answer unknown URLs with 404.html and status 404, not with the home page.', ...NOT_FOUND],
  image: [
    'Serve the images of the site. Debian’s Apache has its own at /icons/: remove the Alias from mods-enabled/alias.conf.',
  ],
  file: ['Upload all files of out/.'],
  failure: ['Answer a path that has no file, too: with 404, or with 400.'],
  hostile: ['Redirect only the paths of pages, and only within the site.', ...REDIRECTS],
  cachedError: [
    'Let browsers store files only, no errors: the header must depend on the file that is sent.',
    ...CACHING,
  ],
  list: [
    'Turn lists of folders off.',
    /location \/.*@page/,
    /Indexes|DirectorySlash|-d$|R=404/,
    /file_server/,
  ],
  notFound: ['Show 404.html for unknown URLs, with status 404.', ...NOT_FOUND],
  type: ['Add the types of these files.', /webmanifest/, /AddType/, / Content-Type /],
  security: [
    'Send the security headers with all pages and files, and those of images with images and SVG files.',
    /sandbox|unsafe-none|add_header [^ ]+-(?!Control)/,
    /always set [^ ]+-(?!Control)/,
    /@sandboxed|(?:Policy|Options) /,
  ],
  query: ['Keep the query string in redirects.', ...REDIRECTS],
  redirect: ['Redirect other forms of the URL to that of the page.', ...REDIRECTS],
  caching: ['Let browsers revalidate pages and data, and store images for an hour.', ...CACHING],
  hashed: ['Let browsers store hashed files for a year: their names change with their content.', ...CACHING],
  compression: ['Compress texts, with Vary: Accept-Encoding.', /gzip/, /DEFLATE/, /encode/],
  revalidation: ['Answer a request with the ETag of the current file with 304.', undefined, /If-None-Match/],
  second: [
    'Each page has one URL. Answer other names of it with 404.',
    /_headers/,
    /\|_headers|R=404/,
    /@none/,
  ],
  hidden: ['Answer what is no page with 404, or do not upload it.', /_headers/, /\|_headers|R=404/, /@none/],
} satisfies Record<string, Remedy>;

export type DifferenceKind = keyof typeof REMEDIES;

/** A difference between what a host answers and the policy. */
export interface Difference {
  kind: DifferenceKind;
  /** The requested path. */
  path: string;
  /** Such as `404 instead of 200`. */
  message: string;
}

const MAX_PATHS = 5;

/** Facts about a site that a report uses. */
interface Facts {
  /** The `Server` header. If it names a known server, the report has the lines that fix a difference. */
  server: string;
  basePath: string;
  areFolders: boolean;
  emulator?: Emulator;
}

/** The differences of a site, by kind, each with its remedy. */
export function report(
  differences: readonly Difference[],
  { server, basePath, areFolders, emulator }: Facts,
): string[] {
  const known = SERVERS.findIndex(([, pattern]) => pattern.test(server));
  const configuration = SERVERS[known]?.[2](basePath, areFolders).split('\n') ?? [];
  const kinds = (Object.keys(REMEDIES) as DifferenceKind[]).filter((kind) =>
    differences.some((one) => one.kind === kind),
  );
  const lines = kinds.flatMap((kind) => {
    const found = differences.filter((one) => one.kind === kind);
    const [text, ...patterns]: Remedy = REMEDIES[kind];
    const pattern = patterns[known];
    const fixing = pattern ? configuration.filter((line) => !/^\s*#/.test(line) && pattern.test(line)) : [];
    return [
      `[${kind}] ${text}`,
      ...(kind === 'page' && !areFolders ? [FOLDERS] : []),
      ...emulated(kind, emulator),
      ...linesOf(found),
      ...fixing.map((line) => `    > ${line.trim()}`),
      '',
    ];
  });
  return [...lines, `${remedyOf(server)} lib/publish/hosting/README.md says what each host needs.`];
}

/** What is expected of a host, in one group: its configuration cannot do otherwise. Empty if there is nothing. */
export function reportLimits(limits: readonly Difference[], host = ''): string[] {
  if (limits.length === 0) return [];
  return [`Expected of ${host}, whose configuration cannot do otherwise:`, ...linesOf(limits)];
}

function linesOf(differences: readonly Difference[]): string[] {
  const shown = differences.slice(0, MAX_PATHS).map(({ path, message }) => `  ${path}: ${message}`);
  const others = differences.length - shown.length;
  return others > 0 ? [...shown, `  and ${others} more`] : shown;
}

/** For a host that cannot be configured. */
const FOLDERS =
  '  If the host cannot be configured, build with URL_STYLE=folders: then /apps/ is apps/index.html.';

function emulated(kind: DifferenceKind, emulator?: Emulator): string[] {
  const [host, kinds = []]: readonly [host?: string, kinds?: readonly string[]] = emulator
    ? EMULATORS[emulator]
    : [];
  return kinds.includes(kind)
    ? [`  This seems to be ${emulator}, whose answers differ here from those of ${host}: verify a deploy.`]
    : [];
}

/** What configures a host. */
function remedyOf(server: string): string {
  const [other, , words] = OTHERS.find(([, pattern]) => pattern.test(server)) ?? [];
  if (other) return `The server is ${server}: ${other} ${words}`;
  const [name = 'NAME'] = SERVERS.find(([, pattern]) => pattern.test(server)) ?? [];
  return `\`npm run hosting -- --host ${name}\` prints a configuration.`;
}
