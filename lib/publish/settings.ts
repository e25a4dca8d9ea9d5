import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

// All settings of the product. Imported by next.config.ts, which cannot resolve "@/". Not by the browser's code: it has
// build constants, and NEXT_PUBLIC_BASE_PATH in lib/routes.ts.

/** Environment variables. Those of the shell take precedence over those of the `.env` files. */
export type Environment = Readonly<Record<string, string | undefined>>;

const basePath = z.string().check(
  z.regex(/^(\/\w[\w.-]*)+$/, 'is not a valid base path. Use a slash and a name, such as /store.'),
  // The paths of two pages would be the same, with the base path and without it.
  z.refine((path) => path !== '/apps', 'is the path of a page of the site. Use another one, such as /store.'),
);
const domain = z.string().check(z.regex(/^[^\s/@?#]+$/, 'is not a domain. Use one such as apps.example.'));

const origin = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
        'is not an origin. Use one such as https://apps.example, and set NEXT_PUBLIC_BASE_PATH to the path below it.',
      ),
    ),
  z.transform((text) => new URL(text).origin),
);

// The message of an error continues "NAME is VALUE, which".

/** The settings of the owner, by their names. */
const OWN = {
  SITE_URL: z.optional(origin),
  NEXT_PUBLIC_BASE_PATH: z._default(basePath, ''),
  /** The layout of the export: `apps.html` for `/apps`, or `apps/index.html` for `/apps/`. */
  URL_STYLE: z._default(oneOf('files', 'folders'), 'files'),
  /** The language of the interface, in place of the first of `lib/site.ts`. */
  SITE_LANGUAGE: z.optional(z.string()),
  OFFLINE: z._default(oneOf('on', 'off'), 'on'),
  /** Whether the build is a preview for editors. By default those of branches on Vercel are. */
  PREVIEW: z.optional(oneOf('0', '1')),
  /**
   * What a preview is compared with: a path, a URL or a git revision. It can contain secrets. By default that is the file
   * of production.
   */
  PREVIEW_BASE: z.optional(z.string()),
};

/** What `npm run build` says to itself. */
const BUILD = {
  /** The path of a language below that of the site. Empty at the root. */
  LANGUAGE_PATH: z._default(z.string().check(z.regex(/^\/[\w-]+$/, 'is no path of a language.')), ''),
};

/** What hosts say while they build, by the names of their variables. */
const HOSTS = {
  VERCEL_ENV: z.optional(oneOf('production', 'preview', 'development')),
  VERCEL_URL: z.optional(domain),
  VERCEL_PROJECT_PRODUCTION_URL: z.optional(domain),
  VERCEL_GIT_COMMIT_REF: z.optional(z.string()),
  VERCEL_GIT_COMMIT_SHA: z.optional(z.string()),
  // The name of the host; `WORKERS_CI` is that of Cloudflare Workers.
  VERCEL: z.optional(z.string()),
  CF_PAGES: z.optional(z.string()),
  WORKERS_CI: z.optional(z.string()),
  NETLIFY: z.optional(z.string()),
  /** By Netlify's command line. */
  NETLIFY_LOCAL: z.optional(z.string()),
  /** On Netlify the origin of production. Elsewhere it can be anything. */
  URL: z.optional(origin),
};

const SCHEMA = z.object({ ...OWN, ...BUILD, ...HOSTS });

type Name = keyof typeof SCHEMA.shape;
type Values = z.output<typeof SCHEMA>;

export const SETTING_NAMES = Object.keys(SCHEMA.shape) as Name[];

/**
 * Reads and validates all settings. An empty value is that of a setting which is not set.
 *
 * @example readSettings({ SITE_URL: 'https://apps.example/' }).siteUrl // 'https://apps.example'
 * @returns What the settings mean for a build.
 * @throws Error with a line for each invalid setting: its name, its value and the valid ones.
 */
export function readSettings(env: Environment = process.env) {
  const values = parse(env);
  const isPreview = values.PREVIEW ? values.PREVIEW === '1' : values.VERCEL_ENV === 'preview';
  return {
    /** The origin of the published site, without a trailing slash. Null if it is unknown, and for a preview. */
    siteUrl: isPreview ? null : siteUrlOf(values),
    /** Empty, or a path such as `/store`. */
    basePath: values.NEXT_PUBLIC_BASE_PATH,
    urlStyle: values.URL_STYLE,
    isPreview,
    /** The language of the interface. Undefined if it is the site’s own. */
    language: values.SITE_LANGUAGE,
    /** Empty, or the path of a language below the base path, such as `/de`. */
    languagePath: values.LANGUAGE_PATH,
    host: hostOf(values),
    /** Whether the site has a service worker. Development and previews have none. */
    hasWorker: env.NODE_ENV !== 'development' && !isPreview && values.OFFLINE === 'on',
    previewBase: values.PREVIEW_BASE,
    /** The origin of production, also in a preview. Undefined if it is unknown. */
    production: productionOf(values),
    branch: values.VERCEL_GIT_COMMIT_REF,
    commit: values.VERCEL_GIT_COMMIT_SHA,
  };
}

/**
 * The build constants of `catalogue` in package.json, which the check validates: how pages read descriptions and changes, and
 * in JSON the settings of warning rules, for the editor of a deploy.
 *
 * @param root The folder of the project.
 */
export function catalogueConstants(root: string): { DESCRIPTIONS: string; CATALOGUE_RULES: string } {
  const file = join(root, 'package.json');
  const packageJson = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { descriptions = 'markdown', rules = {} } = packageJson.catalogue ?? {};
  return { DESCRIPTIONS: descriptions, CATALOGUE_RULES: JSON.stringify(rules) };
}

/**
 * The owner's settings whose values are not their defaults, for logs. `PREVIEW_BASE` can contain secrets, so its value is
 * left out.
 *
 * @example describeSettings({ OFFLINE: 'off', PREVIEW_BASE: 'main', VERCEL: '1' }) // ['OFFLINE=off', 'PREVIEW_BASE=…']
 */
export function describeSettings(env: Environment = process.env): string[] {
  const values = parse(env);
  const defaults = parse({});
  return (Object.keys(OWN) as (keyof typeof OWN)[])
    .filter((name) => values[name] !== defaults[name])
    .map((name) => `${name}=${name === 'PREVIEW_BASE' ? '…' : values[name]}`);
}

function parse(env: Environment): Values {
  const { data, error } = SCHEMA.safeParse(
    Object.fromEntries(SETTING_NAMES.map((name) => [name, textOf(name, env)])),
  );
  if (data) return data;
  const lines = error.issues.map(({ path: [name], message }) => {
    const value = env[name as Name]?.replace(/\/\/[^/@]*@|\?.*/g, '…');
    return `${String(name)} is ${JSON.stringify(value)}, which ${message}`;
  });
  throw new Error(lines.join('\n'));
}

function textOf(name: Name, env: Environment): string | undefined {
  // The browser's code has the base path as it is.
  const text = name === 'NEXT_PUBLIC_BASE_PATH' ? env[name] : env[name]?.trim();
  if (name === 'URL' && !env.NETLIFY && !env.NETLIFY_LOCAL) return undefined;
  return text || undefined;
}

function siteUrlOf({
  SITE_URL,
  VERCEL_ENV,
  VERCEL_URL,
  VERCEL_PROJECT_PRODUCTION_URL,
}: Values): string | null {
  if (SITE_URL) return SITE_URL;
  const host = VERCEL_ENV === 'production' ? VERCEL_PROJECT_PRODUCTION_URL : VERCEL_URL;
  return host ? `https://${host}` : null;
}

function hostOf({
  VERCEL,
  NETLIFY,
  NETLIFY_LOCAL,
  CF_PAGES,
  WORKERS_CI,
}: Values): 'vercel' | 'netlify' | 'cloudflare' | undefined {
  if (VERCEL) return 'vercel';
  if (NETLIFY || NETLIFY_LOCAL) return 'netlify';
  return CF_PAGES || WORKERS_CI ? 'cloudflare' : undefined;
}

function productionOf({ SITE_URL, VERCEL_PROJECT_PRODUCTION_URL, URL }: Values): string | undefined {
  return VERCEL_PROJECT_PRODUCTION_URL ? `https://${VERCEL_PROJECT_PRODUCTION_URL}` : (URL ?? SITE_URL);
}

function oneOf<const Options extends readonly string[]>(...options: Options) {
  return z.enum(options, `is not a valid value. Use ${options.join(' or ')}.`);
}
