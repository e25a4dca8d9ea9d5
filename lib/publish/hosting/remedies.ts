import { isLocal } from '@/lib/catalogue/urls';

/** What fixes a difference, by its kind. The worst first. */
const REMEDIES = {
  page: 'Serve /apps from apps.html, also where apps/ is a folder. Apache reads .htaccess only with AllowOverride All.',
  payload: 'Turn content negotiation off (MultiViews): /apps is apps.html, not apps.txt.',
  encoded: 'Decode a path before you look for its file, and send it as it was in redirects.',
  fallback: 'Answer unknown URLs with 404.html and status 404, not with the home page.',
  file: 'Upload all files of out/. Debian’s Apache has pictures of its own at /icons/: remove the Alias from mods-enabled/alias.conf.',
  failure: 'Answer a path that has no file, too: with 404, or with 400.',
  hostile: 'Redirect only the paths of pages, and only within the site.',
  cachedError: 'Let browsers store files only, no errors: the header must depend on the file that is sent.',
  list: 'Turn lists of folders off.',
  notFound: 'Show 404.html for unknown URLs, with status 404.',
  type: 'Add the types of these files.',
  security:
    'Send the security headers with all pages and files, and those of images with images and SVG files.',
  query: 'Keep the query string in redirects.',
  redirect: 'Redirect other forms of the URL to that of the page.',
  caching: 'Let browsers revalidate pages and data, and store images for an hour.',
  hashed: 'Let browsers store hashed files for a year: their names change with their content.',
  compression: 'Compress texts, with Vary: Accept-Encoding.',
  revalidation: 'Answer a request with the ETag of the current file with 304.',
  hidden: 'Answer what is no page, and other names of a page, with 404.',
} as const;

export type DifferenceKind = keyof typeof REMEDIES;

/** A difference between what a host answers and the common rules. */
export interface Difference {
  kind: DifferenceKind;
  path: string;
  /** Such as `404 instead of 200`. */
  message: string;
}

const MAX_PATHS = 5;

/** For a host that cannot be configured. */
const FOLDERS =
  '  If the host cannot be configured, build with URL_STYLE=folders: then /apps/ is apps/index.html.';

const LOCAL_TOOL = 'A tool on this machine can answer differently from its host. Verify a deploy, too.';

/** The differences of a site, by kind, each with its remedy, and what configures the host. */
export function report(
  differences: readonly Difference[],
  {
    areFolders,
    host,
    origin = '',
  }: { areFolders: boolean; host?: { name: string; advice: string }; origin?: string },
): string[] {
  const lines = (Object.keys(REMEDIES) as DifferenceKind[]).flatMap((kind) => {
    const found = differences.filter((one) => one.kind === kind);
    if (found.length === 0) return [];
    const folders = kind === 'page' && !areFolders ? [FOLDERS] : [];
    return [`[${kind}] ${REMEDIES[kind]}`, ...folders, ...linesOf(found), ''];
  });
  const advice = host
    ? `The host is ${host.name}, which ${host.advice}`
    : '`npm run hosting -- --host NAME` prints a configuration.';
  return [
    ...lines,
    `${advice} lib/publish/hosting/README.md says what each host needs.`,
    ...(isLocal(origin) ? [LOCAL_TOOL] : []),
  ];
}

/** What is expected of a host, in one group: its configuration cannot do otherwise. */
export function reportLimits(limits: readonly Difference[], hostName = ''): string[] {
  return [`Expected of ${hostName}, whose configuration cannot do otherwise:`, ...linesOf(limits)];
}

function linesOf(differences: readonly Difference[]): string[] {
  const shown = differences.slice(0, MAX_PATHS).map(({ path, message }) => `  ${path}: ${message}`);
  const others = differences.length - shown.length;
  return others > 0 ? [...shown, `  and ${others} more`] : shown;
}
