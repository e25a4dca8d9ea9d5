import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { RULES, type Rule } from '@/lib/catalogue/rules';

const WARNING_RULES = (Object.keys(RULES) as Rule[]).filter((rule) => RULES[rule].severity === 'warning');

const SCHEMA = z.strictObject({
  /** What the project does with a warning rule. */
  rules: z._default(z.partialRecord(z.enum(WARNING_RULES), z.enum(['off', 'warning', 'error'])), {}),
  /** Whether descriptions and changes are Markdown, or plain text in which each character is shown. */
  descriptions: z._default(z.enum(['markdown', 'text']), 'markdown'),
});

/** What a project sets in its package.json, as `catalogue`. */
export type ProjectSettings = z.infer<typeof SCHEMA>;

/** How descriptions and changes are read. */
export type Descriptions = ProjectSettings['descriptions'];

/** The settings of warning rules that differ from `warning`. */
export type RuleSettings = ProjectSettings['rules'];

/**
 * Reads and validates the settings of a project. Empty if it has no package.json.
 *
 * @param root The folder of the project.
 * @throws Error that names the first setting that is not valid.
 */
export function loadProjectSettings(root: string): ProjectSettings {
  const file = join(root, 'package.json');
  const packageJson = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { data, error } = SCHEMA.safeParse(packageJson.catalogue ?? {});
  if (data) return data;
  const [issue] = error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const setting = ['catalogue', ...(issue?.path ?? []), ...keys].join('.');
  throw new Error(
    `package.json: ${setting} is not valid. Use "rules" with the names of warning rules (npm run catalogue:check -- --help) and "off", "warning" or "error", and "descriptions" with "markdown" or "text".`,
  );
}
