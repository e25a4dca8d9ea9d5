import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SETTINGS = ['rules', 'formerDevelopers'] as const;

/** The settings of editors in a project, which are not validated. */
export type ProjectSettings = Readonly<Partial<Record<(typeof SETTINGS)[number], unknown>>>;

/**
 * Reads `catalogue` in a project's package.json. Empty if there is no such file.
 *
 * @param root The folder of the project.
 * @throws Error for an unknown setting.
 */
export function readProjectSettings(root: string): ProjectSettings {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return {};
  const catalogue = JSON.parse(readFileSync(file, 'utf8')).catalogue ?? {};
  const unknown = Object.keys(catalogue).find((name) => !SETTINGS.some((known) => known === name));
  if (unknown !== undefined)
    throw new Error(
      `package.json: catalogue.${unknown} is an unknown setting. Use one of ${SETTINGS.join(', ')}.`,
    );
  return catalogue;
}
