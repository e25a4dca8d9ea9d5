import { loadProjectSettings } from '@/lib/catalogue/check/settings';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { printable, printableJson, printableLines } from '@/lib/catalogue/printable';
import { mergeBase } from '@/lib/editor/versions/git';
import { loadVersion } from '@/lib/editor/versions/load';
import { type Format, parseDiffArguments } from './arguments';
import { type CatalogueDiff, diffCatalogues } from './diff';
import { diffMarkdown } from './markdown';
import { diffText } from './text';

/** The result of a command. */
export interface Outcome {
  /** 0 if the versions could be compared, with or without differences. 2 otherwise. */
  code: 0 | 2;
  stdout: string;
  stderr: string;
}

/**
 * Runs `npm run catalogue:diff`.
 *
 * @param cwd The folder of the project.
 */
export async function runDiff(args: readonly string[], cwd: string): Promise<Outcome> {
  const start = performance.now();
  try {
    const { base, head, format, time } = parseDiffArguments(args);
    const before = await loadVersion(base ?? (await mergeBase(cwd)), cwd);
    const after = await loadVersion(head ?? CATALOGUE_PATH, cwd);
    const stdout = RENDER[format](
      diffCatalogues(before.apps, after.apps, loadProjectSettings(cwd).formerDevelopers),
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    const figure = `Compared ${before.apps.length} with ${after.apps.length} apps in ${seconds} s.\n`;
    return {
      code: 0,
      stdout,
      stderr: `${printable(`${before.name} -> ${after.name}`)}\n${time ? figure : ''}`,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { code: 2, stdout: '', stderr: `${printableLines(message.split('\n'))}\n` };
  }
}

const RENDER: Record<Format, (diff: CatalogueDiff) => string> = {
  text: diffText,
  markdown: diffMarkdown,
  json: (diff) => `${printableJson(diff)}\n`,
};
