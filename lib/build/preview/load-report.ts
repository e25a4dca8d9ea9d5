import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { checkCatalogue } from '@/lib/editor/check/check';
import { imageFiles } from '@/lib/editor/check/image-files';
import { commitOf, git } from '@/lib/editor/versions/git';
import { type CatalogueVersion, loadVersion } from '@/lib/editor/versions/load';
import type { PreviewReport } from '@/lib/preview-report';
import { previewReport } from './report';

let report: Promise<PreviewReport> | undefined;

/** What this preview shows: found out once in a build, and for each page in development, where the file changes. */
export function loadPreviewReport(): Promise<PreviewReport> {
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
    diagnostics: checkCatalogue(text, { image: imageFiles(join(cwd, 'public')) }),
    apps: parseCatalogue(parseJson(text)),
  });
}

/** Never throws: a preview is no worse for a production that cannot be read. */
async function readBase(
  source: string | undefined,
  cwd: string,
): Promise<CatalogueVersion | { reason: string }> {
  if (!source)
    return {
      reason: 'PREVIEW_BASE is not set. Give it the path, URL or git revision of production’s catalogue.',
    };
  return loadVersion(source, cwd).catch((error: unknown) => ({
    reason: error instanceof Error ? error.message : String(error),
  }));
}
