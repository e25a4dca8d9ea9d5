import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProjectSettings, SETTINGS } from '@/lib/catalogue/check/settings';

/**
 * Reads and validates the settings of a project. Empty if it has no package.json.
 *
 * @param root The folder of the project.
 * @throws Error if that is not JSON, as with merge conflicts, or that names the first setting that is not valid.
 */
export function loadProjectSettings(root: string): ProjectSettings {
  const file = join(root, 'package.json');
  const packageJson = existsSync(file) ? parsePackage(readFileSync(file, 'utf8')) : {};
  const { data, error } = SETTINGS.safeParse(packageJson.catalogue ?? {});
  if (data) return data;
  const [issue] = error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const setting = ['catalogue', ...(issue?.path ?? []), ...keys].join('.');
  throw new Error(
    `package.json: ${setting} is not valid. Use "rules" with the names of warning rules (npm run catalogue:check -- --help) and "off", "warning" or "error", and "descriptions" with "markdown" or "text".`,
  );
}

function parsePackage(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The file package.json is not JSON. Correct it in a text editor, then try again.');
  }
}
