import type { IncomingHttpHeaders } from 'node:http';
import { IMAGE_FOLDERS } from './common-rules';
import type { Difference, DifferenceKind } from './remedies';

const REVALIDATED = /max-age=0|no-cache|no-store/;
const PAGE_AS_FILE = /^\/\S+\.html\?\S+: 200 /;
const IMAGES = new RegExp(`^(?:${IMAGE_FOLDERS.join('|')})|\\.svg: `);

/** A host that its responses name. README.md says why some have limits. */
export interface KnownHost {
  name: string;
  /** Of its host names and of the headers that it adds to each response. */
  marks: RegExp;
  advice: string;
  /** Of each kind, the differences that its configuration cannot avoid: a pattern of their paths and messages. */
  limits?: Partial<Record<DifferenceKind, RegExp>>;
}

const needs = (option: string) =>
  `needs the configuration that \`npm run hosting -- --host ${option}\` prints.`;

/** Those in front of other servers first. */
const KNOWN_HOSTS: readonly KnownHost[] = [
  {
    name: 'Vercel',
    marks: /^x-vercel-id:|^server: vercel$/im,
    advice: 'reads vercel.json, which `npm run hosting` writes.',
    limits: { hashed: REVALIDATED },
  },
  {
    name: 'Firebase',
    marks: /^vary:.*\bx-fh-requested-host\b|^\S+\.(?:web\.app|firebaseapp\.com)$/im,
    advice: needs('firebase'),
    limits: { hashed: REVALIDATED },
  },
  {
    name: 'Azure',
    marks: /^x-ms-middleware-request-id:|^\S+\.azurestaticapps\.net$/im,
    advice: needs('azure'),
    limits: { hashed: REVALIDATED },
  },
  {
    name: 'Netlify',
    marks: /^x-nf-request-id:|^server: netlify/im,
    advice: 'reads netlify.toml, and _headers, which each build writes into out/.',
    limits: { redirect: PAGE_AS_FILE },
  },
  {
    name: 'GitHub Pages',
    marks: /^x-github-request-id:|^server: github/im,
    advice: 'cannot be configured: it sets headers and caching itself.',
    limits: { redirect: PAGE_AS_FILE, security: /./, caching: /max-age=600/, hashed: /max-age=600/ },
  },
  {
    name: 'CloudFront',
    marks: /^x-amz-cf-id:/im,
    advice: needs('cloudfront'),
    limits: { security: IMAGES },
  },
  { name: 'S3', marks: /^server: amazons3/im, advice: needs('cloudfront') },
  {
    name: 'Cloudflare',
    marks: /^server: cloudflare/im,
    advice:
      'reads _headers, which each build writes into out/, if Pages or Workers serve the site. Otherwise configure the server behind it.',
  },
  { name: 'nginx', marks: /^server: (?:nginx|openresty)/im, advice: needs('nginx') },
  {
    name: 'Apache',
    marks: /^server: (?:apache|litespeed)/im,
    advice: 'reads .htaccess, which each build writes into out/.',
  },
  { name: 'Caddy', marks: /^server: caddy/im, advice: needs('caddy') },
  { name: 'lighttpd', marks: /^server: lighttpd/im, advice: needs('lighttpd') },
];

/** The host that has sent a response. Undefined if it is not known. */
export function hostOf(hostname: string, headers: IncomingHttpHeaders): KnownHost | undefined {
  const lines = [hostname, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n');
  return KNOWN_HOSTS.find(({ marks }) => marks.test(lines));
}

/** Whether a host cannot be configured to answer in another way. */
export function isLimit(host: KnownHost | undefined, basePath: string, difference: Difference): boolean {
  const { kind, path, message } = difference;
  return host?.limits?.[kind]?.test(`${path.slice(basePath.length)}: ${message}`) ?? false;
}
