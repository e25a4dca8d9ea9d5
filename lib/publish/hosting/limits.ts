import type { IncomingHttpHeaders } from 'node:http';
import type { Difference, DifferenceKind } from './remedies';
import { IMAGE_FOLDERS } from './rules';

const REVALIDATED = /max-age=0|no-cache|no-store/;
const PAGE_AS_FILE = /^\/\S+\.html\?\S+: 200 /;
const IMAGES = new RegExp(`^(?:${IMAGE_FOLDERS.join('|')})|\\.svg: `);

/** A host and what its configuration cannot do. README.md says why. */
interface Limits {
  host: string;
  /** Of its host names and of the headers that it adds to each response. */
  marks: RegExp;
  /** Of each kind, the differences that are expected: a pattern of their paths and messages. */
  kinds: Partial<Record<DifferenceKind, RegExp>>;
}

const LIMITS: readonly Limits[] = [
  { host: 'Vercel', marks: /^x-vercel-id:|^server: vercel$/im, kinds: { hashed: REVALIDATED } },
  {
    host: 'Firebase',
    marks: /^vary:.*\bx-fh-requested-host\b|^\S+\.(?:web\.app|firebaseapp\.com)$/im,
    kinds: { hashed: REVALIDATED },
  },
  {
    host: 'Azure',
    marks: /^x-ms-middleware-request-id:|^\S+\.azurestaticapps\.net$/im,
    kinds: { hashed: REVALIDATED },
  },
  { host: 'Netlify', marks: /^x-nf-request-id:|^server: netlify/im, kinds: { redirect: PAGE_AS_FILE } },
  {
    host: 'GitHub Pages',
    marks: /^x-github-request-id:|^server: github/im,
    kinds: { redirect: PAGE_AS_FILE, security: /./, caching: /max-age=600/, hashed: /max-age=600/ },
  },
  { host: 'CloudFront', marks: /^x-amz-cf-id:/im, kinds: { security: IMAGES } },
];

/** The host with limits that has sent a response. Undefined if it is another. */
export function hostOf(hostname: string, headers: IncomingHttpHeaders): string | undefined {
  const lines = [hostname, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return LIMITS.find(({ marks }) => marks.test(lines.join('\n')))?.host;
}

/** Whether a host cannot be configured to answer in another way. */
export function isLimit(host: string | undefined, basePath: string, difference: Difference): boolean {
  const { kind, path, message } = difference;
  const pattern = LIMITS.find((limits) => limits.host === host)?.kinds[kind];
  return pattern?.test(`${path.slice(basePath.length)}: ${message}`) ?? false;
}
