import 'server-only';
import { stat } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { resolve } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { checkIds } from '@/lib/catalogue/check/ids';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH, CATALOGUE_URL, parseJson } from '@/lib/catalogue/file';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { parseHttpUrl } from '@/lib/catalogue/urls';
import { readSource } from '@/lib/files/source';
import { applyProxies, type FetchFailure, refusalOf } from '@/lib/machine/network';
import { BASE_PATH } from '@/lib/routes';
import { commitOf, git, gitRefusal, readVersions } from './git';
import { isUrl, publicName } from './url';

/** For a whole download, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** A version of the catalogue, with a name to show. */
export interface CatalogueVersion {
  /** The given path, origin and path of a URL, or `public/appsData.json at main (1a2b3c4)`. */
  name: string;
  /** In the language of the site. */
  apps: App[];
  /** The same apps as in the file, with all languages and unknown fields. */
  entries: JsonObject[];
}

/**
 * Reads a version of the catalogue.
 *
 * @param source A path, an http(s) URL, or a git revision that contains `public/appsData.json`. A file takes precedence
 * over a revision of the same name. The URL of a home page is that of its file.
 * @param cwd The folder of the project. Paths are relative to it, and git runs in it.
 * @param basePath The path of the site below its domain.
 * @throws Error if the source cannot be read or is not a valid catalogue. Its message has no secrets of a URL.
 */
export async function loadVersion(
  source: string,
  cwd: string,
  basePath = BASE_PATH,
): Promise<CatalogueVersion> {
  if (isUrl(source)) return fromUrl(source, basePath);
  const path = resolve(cwd, source);
  const stats = await stat(path).catch(() => null);
  // A branch can have the name of a folder.
  const commit = stats && !stats.isDirectory() ? null : await commitOf(source, cwd);
  if (commit) return fromCommit(commit, source, cwd);
  if (stats || source === CATALOGUE_PATH) return parsed(source, readSource(path, source));
  const remedy = (await gitRefusal(cwd)) ?? 'Fix the spelling, or fetch the revision.';
  throw new Error(`${publicName(source)} is neither a file nor a known git revision. ${remedy}`);
}

/** Downloads a version. Messages of errors contain only origin and path of the URL, unlike those of Node. */
async function fromUrl(source: string, basePath: string): Promise<CatalogueVersion> {
  const url = parseHttpUrl(source);
  if (!url) throw new Error('The URL is not valid. Use an http:// or https:// URL.');
  if (['/', basePath, `${basePath}/`].includes(url.pathname)) url.pathname = basePath + CATALOGUE_URL;
  const name = publicName(url.href);
  const credentials = decoded(`${url.username}:${url.password}`);
  if (credentials === null)
    throw new Error(`The user name or the password of ${name} has a % that is not encoded. Write it as %25.`);
  await applyProxies(process.env);
  const { status, body } = await request(url, credentials).catch((error: unknown) => {
    throw new Error(`${name} cannot be read (${reasonOf(error)}). Check the URL and the network.`);
  });
  const isPage = status === 200 && /^\s*</.test(body.toString('utf8', 0, 100));
  if (status === 200 && !isPage) return parsed(name, body);
  const what = isPage ? 'an HTML page, such as one to sign in' : [status, STATUS_CODES[status]].join(' ');
  const words = [`${name} responds with ${what}.`, HINTS[status], 'Use the URL of an appsData.json file.'];
  throw new Error(words.filter(Boolean).join(' '));
}

/** What a status of a site means. */
const HINTS: Readonly<Record<number, string>> = {
  401: 'It needs a sign-in.',
  403: 'It needs a sign-in.',
  404: 'That is so before the first deploy.',
};

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

async function request(url: URL, credentials: string): Promise<{ status: number; body: Buffer }> {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  // Next replaces the global `fetch` in a build, and rejects requests that are not cached.
  const { fetch } = await import('undici');
  const response = await fetch(bare, {
    headers: credentials === ':' ? {} : { authorization },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

/** The code of a network error, or the answer of a proxy. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as FetchFailure;
  if (name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1000} s`;
  const refusal = refusalOf(error as FetchFailure);
  if (refusal) return `the proxy responds with ${refusal}`;
  return typeof cause?.code === 'string' ? cause.code : 'network error';
}

async function fromCommit(commit: string, revision: string, cwd: string): Promise<CatalogueVersion> {
  // "./" is relative to the folder of the project, which may be below the top of the repository.
  const [bytes] = await readVersions([commit], `./${CATALOGUE_PATH}`, cwd);
  if (!bytes) {
    const entry = await git(['ls-tree', commit, '--', CATALOGUE_PATH], cwd);
    throw new Error(
      entry?.length === 0
        ? `${revision} has no ${CATALOGUE_PATH}. Use a revision that has it.`
        : `Git cannot read ${CATALOGUE_PATH} of ${revision}. A partial clone has to download it, and a link can lead out of the repository.`,
    );
  }
  const short = commit.slice(0, 7);
  const label = commit.startsWith(revision) ? short : `${revision} (${short})`;
  return parsed(`${CATALOGUE_PATH} at ${label}`, bytes);
}

function parsed(name: string, bytes: Buffer): CatalogueVersion {
  try {
    const value = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const apps = parseCatalogue(value);
    const [duplicate] = checkIds(apps.map((app, index) => ({ ...app, index })));
    if (!duplicate) return { name, apps, entries: value as JsonObject[] };
  } catch {
    // The check finds the reason.
  }
  // The check takes longer, but its errors have line and column.
  const errors = checkCatalogue(bytes).filter(({ severity }) => severity === 'error');
  throw new Error(`${name} is not a valid catalogue.\n${new CatalogueError(name, errors).message}`);
}
