import 'server-only';
import { join } from 'node:path';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { checkCatalogue } from '@/lib/editor/check/check';
import { imageFiles } from '@/lib/editor/check/image-files';
import { loadRuleSettings } from '@/lib/editor/check/rules';
import { readSource } from '@/lib/editor/check/source';
import { commitOf, git } from '@/lib/editor/versions/git';
import { type CatalogueVersion, loadVersion } from '@/lib/editor/versions/load';
import type { PreviewReport } from '@/lib/preview-report';
import { previewReport } from './report';

let report: Promise<PreviewReport> | undefined;

/** The report of this preview. Cached in a build, but not in development, where the catalogue file can change. */
export function loadPreviewReport(): Promise<PreviewReport> {
  if (process.env.NODE_ENV !== 'production') return createPreviewReport(process.cwd(), process.env);
  report ??= createPreviewReport(process.cwd(), process.env);
  return report;
}

/**
 * Checks the catalogue, and compares it with production.
 *
 * @param cwd The folder of the project.
 * @param env Branch and commit are `VERCEL_GIT_COMMIT_REF` and `VERCEL_GIT_COMMIT_SHA`, or those of git.
 * `PREVIEW_BASE` is production's catalogue.
 */
export async function createPreviewReport(
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<PreviewReport> {
  const source = await readSource(join(cwd, CATALOGUE_PATH), CATALOGUE_PATH);
  const [branch, commit, base] = await Promise.all([
    env.VERCEL_GIT_COMMIT_REF || git(['branch', '--show-current'], cwd),
    env.VERCEL_GIT_COMMIT_SHA || commitOf('HEAD', cwd),
    readBase(env.PREVIEW_BASE, cwd),
  ]);
  return previewReport({
    branch: branch?.trim() ?? null,
    commit,
    base,
    diagnostics: checkCatalogue(source, {
      image: imageFiles(join(cwd, 'public')),
      rules: loadRuleSettings(cwd),
    }),
    apps: parseCatalogue(parseJson(source.toString())),
  });
}

/** Never throws: if production's catalogue cannot be read, the preview shows the reason. */
async function readBase(
  source: string | undefined,
  cwd: string,
): Promise<CatalogueVersion | { reason: string }> {
  if (!source)
    return {
      reason: 'PREVIEW_BASE is not set. Set it to the path, URL or git revision of production’s catalogue.',
    };
  return loadVersion(source, cwd).catch((error: unknown) => ({
    reason: error instanceof Error ? error.message : String(error),
  }));
}
