import { formatExact } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';

/** A file of the finished export. */
export interface ExportedFile {
  /** Below `out/`. */
  path: string;
  bytes: number;
}

const MB = 1_000_000;
const MIB = 1024 * 1024;

/** A limit is reported from this share of it on. */
const WARN_FROM = 0.8;

/**
 * Limits of common hosts.
 *
 * @see https://developers.cloudflare.com/pages/platform/limits/
 * @see https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
 */
const LIMITS = {
  files: { host: 'Cloudflare Pages', most: 20_000 },
  fileBytes: { host: 'Cloudflare Pages', most: 25 * MIB },
  siteBytes: { host: 'GitHub Pages', most: 1000 * MB },
} as const;

/**
 * The size of an export, in lines to print: files and bytes, the largest page, and a warning for each limit of a
 * common host that is near or exceeded.
 *
 * @example sizeReport(files)
 * // ['1,003 files, 12.4 MB. Largest page: apps.html, 123.4 kB.',
 * //  'Warning: 19,000 files of the 20,000 that Cloudflare Pages accepts.']
 */
export function sizeReport(files: readonly ExportedFile[]): string[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const page = largest(files.filter(({ path }) => path.endsWith('.html')));
  const file = largest(files);
  const summary = [
    `${plural(files.length, 'file')}, ${megabytes(bytes)}.`,
    ...(page ? [`Largest page: ${page.path}, ${(page.bytes / 1000).toFixed(1)} kB.`] : []),
  ].join(' ');
  const warnings = [
    isNear(files.length, LIMITS.files.most) &&
      `Warning: ${formatExact(files.length)} files of the ${formatExact(LIMITS.files.most)} that ${LIMITS.files.host} accepts.`,
    file &&
      isNear(file.bytes, LIMITS.fileBytes.most) &&
      `Warning: ${file.path} has ${megabytes(file.bytes)} of the ${megabytes(LIMITS.fileBytes.most)} that ${LIMITS.fileBytes.host} accepts for a file.`,
    isNear(bytes, LIMITS.siteBytes.most) &&
      `Warning: ${megabytes(bytes)} of the ${megabytes(LIMITS.siteBytes.most)} that ${LIMITS.siteBytes.host} accepts.`,
  ];
  return [summary, ...warnings.filter((warning) => typeof warning === 'string')];
}

function isNear(value: number, most: number): boolean {
  return value >= most * WARN_FROM;
}

function largest(files: readonly ExportedFile[]): ExportedFile | undefined {
  return files.reduce<ExportedFile | undefined>(
    (best, file) => (best && best.bytes >= file.bytes ? best : file),
    undefined,
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}
