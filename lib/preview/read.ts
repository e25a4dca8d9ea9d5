import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check';
import { imageFiles } from '@/lib/catalogue/image-files';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { CATALOGUE_PATH, type NamedCatalogue, readSource } from '@/lib/catalogue/source';
import { commitOf, git } from '@/lib/git';
import { type PreviewReport, previewReport } from './report';

let report: Promise<PreviewReport> | undefined;

/** What this preview shows: found out once in a build, and for each page in development, where the file changes. */
export function readPreview(): Promise<PreviewReport> {
  if (process.env.NODE_ENV !== 'production') return findOut(process.cwd(), process.env);
  report ??= findOut(process.cwd(), process.env);
  return report;
}

/**
 * Finds out what a preview shows.
 *
 * @param cwd The folder of the project.
 * @param env `VERCEL_GIT_COMMIT_REF` and `VERCEL_GIT_COMMIT_SHA`, or git is asked; `PREVIEW_BASE`.
 */
export async function findOut(
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<PreviewReport> {
  const text = await readFile(join(cwd, CATALOGUE_PATH), 'utf8');
  const [branch, commit, base] = await Promise.all([
    env.VERCEL_GIT_COMMIT_REF || git(['branch', '--show-current'], cwd),
    env.VERCEL_GIT_COMMIT_SHA || commitOf('HEAD', cwd),
    readBase(env.PREVIEW_BASE, cwd),
  ]);
  return previewReport({
    branch: branch?.trim() ?? null,
    commit,
    base,
    findings: checkCatalogue(text, { image: imageFiles(join(cwd, 'public')) }),
    apps: parseCatalogue(JSON.parse(text.replace(/^\uFEFF/, ''))),
  });
}

/** Never throws: a preview is no worse for a production that cannot be read. */
async function readBase(
  source: string | undefined,
  cwd: string,
): Promise<NamedCatalogue | { reason: string }> {
  if (!source)
    return {
      reason: 'PREVIEW_BASE is not set. Give it the path, URL or git revision of production’s catalogue.',
    };
  return readSource(source, cwd).catch((error: unknown) => ({
    reason: error instanceof Error ? error.message : String(error),
  }));
}
