import 'server-only';
import { join } from 'node:path';
import { type Environment, readSettings } from '@/lib/build/settings';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { imageFiles } from '@/lib/catalogue/check/image-files';
import { loadProjectSettings } from '@/lib/catalogue/check/settings';
import { readSource } from '@/lib/catalogue/check/source';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { commitOf, gitText } from '@/lib/editor/versions/git';
import { readIdHistory } from '@/lib/editor/versions/history';
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
 * @param env The environment with the settings. Branch and commit are those of git if it has none.
 */
export async function createPreviewReport(cwd: string, env: Environment): Promise<PreviewReport> {
  const settings = readSettings(env);
  const source = await readSource(join(cwd, CATALOGUE_PATH), CATALOGUE_PATH);
  const [branch, commit, base, history] = await Promise.all([
    settings.branch ?? gitText(['branch', '--show-current'], cwd),
    settings.commit ?? commitOf('HEAD', cwd),
    readBase(settings.previewBase, cwd),
    readIdHistory(join(cwd, CATALOGUE_PATH)),
  ]);
  const project = loadProjectSettings(cwd);
  return previewReport({
    branch: branch,
    commit,
    base,
    diagnostics: checkCatalogue(source, {
      image: imageFiles(join(cwd, 'public')),
      ...project,
      history,
    }),
    apps: parseCatalogue(parseJson(source.toString())),
    formerDevelopers: project.formerDevelopers,
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
