import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatExact } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';
import { listPaths } from './list-files';

/** A file of the finished export. */
interface ExportedFile {
  /** Below `out/`. */
  path: string;
  bytes: number;
}

/** A limit is reported from this share of it on. */
const WARN_FROM = 0.8;

/** https://developers.cloudflare.com/pages/platform/limits/ */
const CLOUDFLARE = { files: 20_000, fileBytes: 25 * 1024 * 1024 };
/** https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits */
const GITHUB_BYTES = 1_000_000_000;

/** The files of a folder. */
export async function exportedFiles(out: string): Promise<ExportedFile[]> {
  const paths = await listPaths(out);
  return Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(join(out, path))).size })));
}

/**
 * The size of an export, in lines to print: files and bytes, the largest page, and a warning for each limit of a common host
 * that is near or exceeded.
 */
export function sizeReport(files: readonly ExportedFile[]): string[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const sorted = files.toSorted((one, other) => other.bytes - one.bytes);
  const page = sorted.find(({ path }) => path.endsWith('.html'));
  const { path, bytes: fileBytes } = sorted[0] ?? { path: '', bytes: 0 };
  const limits = [
    {
      share: files.length / CLOUDFLARE.files,
      warning: `${formatExact(files.length)} files of the ${formatExact(CLOUDFLARE.files)} that Cloudflare Pages accepts.`,
    },
    {
      share: fileBytes / CLOUDFLARE.fileBytes,
      warning: `${path} has ${megabytes(fileBytes)} of the ${megabytes(CLOUDFLARE.fileBytes)} that Cloudflare Pages accepts for a file.`,
    },
    {
      share: bytes / GITHUB_BYTES,
      warning: `${megabytes(bytes)} of the ${megabytes(GITHUB_BYTES)} that GitHub Pages accepts.`,
    },
  ];
  return [
    `${plural(files.length, 'file')}, ${megabytes(bytes)}.`,
    ...(page ? [`Largest page: ${page.path}, ${(page.bytes / 1000).toFixed(1)} kB.`] : []),
    ...limits.filter(({ share }) => share >= WARN_FROM).map(({ warning }) => `Warning: ${warning}`),
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
