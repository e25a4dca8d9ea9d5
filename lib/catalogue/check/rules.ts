import type { Diagnostic, ErrorRule, WarningRule } from '@/lib/catalogue/diagnostic';
import { readProjectSettings } from '@/lib/editor/project';

/** What a project does with a warning rule. */
export type RuleSetting = 'off' | 'warning' | 'error';

/** The settings that differ from `warning`. */
export type RuleSettings = Readonly<Partial<Record<WarningRule, RuleSetting>>>;

const SETTINGS: readonly unknown[] = ['off', 'warning', 'error'] satisfies RuleSetting[];

/** Each warning rule, with what it reports. */
export const WARNING_RULES: Readonly<Record<WarningRule, string>> = {
  'description-html': 'HTML in a description',
  'description-length': 'a short description',
  'developer-spelling': 'a developer whose name is spelled in several ways',
  'former-developer': 'a former name of a developer in package.json that does not fit the catalogue',
  'id-order': 'ids that are not sorted',
  'id-reused': 'an id that another app had in an earlier version, if the file is in git',
  'image-offsite': 'an image on another site',
  'image-script': 'a script in an SVG file',
  'image-shape': 'an image that is not square',
  'image-size': 'a large image file',
  'rating-average': 'an average that does not match the star levels',
  'rating-levels': 'missing or duplicate star levels',
  'rating-reviews': 'more reviews than ratings',
  'text-control': 'a control character in a text',
  'text-direction': 'a character that sets the direction of a text',
  'text-lost': 'a character that was lost when the file was saved',
  'title-length': 'a title that a card truncates',
  'unknown-field': 'a field that the site does not use',
};

/** Each error rule, with what it reports. */
export const ERROR_RULES: Readonly<Record<ErrorRule, string>> = {
  'duplicate-field': 'a field that an app has twice',
  'duplicate-id': 'an id that two apps have',
  'duplicate-title': 'two apps of one developer with the same title',
  encoding: 'a file that is not UTF-8',
  'image-case': 'a path that differs from the file in upper and lower case',
  'image-invalid': 'a PNG or JPEG file that cannot be read',
  'image-missing': 'an image that does not exist',
  'image-url': 'an image whose URL or host is not valid',
  'merge-conflict': 'a merge conflict that is not resolved',
  schema: 'a missing field or a wrong value',
  syntax: 'text that is not JSON',
};

/** Whether a text is the name of a rule. */
export function isRule(text: string): text is ErrorRule | WarningRule {
  return Object.hasOwn(WARNING_RULES, text) || Object.hasOwn(ERROR_RULES, text);
}

/**
 * Validates rule settings.
 *
 * @example parseRuleSettings({ 'description-length': 'off' })
 * @throws Error that names the rule or setting that does not exist.
 */
export function parseRuleSettings(input: unknown = {}): RuleSettings {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Error('catalogue.rules is not an object. Use { "rule-name": "off" }.');
  for (const [rule, setting] of Object.entries(input)) {
    if (!Object.hasOwn(WARNING_RULES, rule))
      throw new Error(
        `catalogue.rules: ${JSON.stringify(rule)} is not a warning rule. Use one of ${Object.keys(WARNING_RULES).join(', ')}.`,
      );
    if (!SETTINGS.includes(setting))
      throw new Error(
        `catalogue.rules: ${rule} is ${JSON.stringify(setting)}. Use one of ${SETTINGS.join(', ')}.`,
      );
  }
  return input;
}

/**
 * The rule settings of a project: `catalogue.rules` in its package.json. None if there is no such file.
 *
 * @param root The folder of the project.
 * @throws Error for an invalid setting.
 */
export function loadRuleSettings(root: string): RuleSettings {
  return parseRuleSettings(readProjectSettings(root).rules);
}

/** Drops the diagnostics of rules that are off, and gives the others the severity that is set. */
export function applyRuleSettings(diagnostics: readonly Diagnostic[], settings: RuleSettings): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const setting = settings[diagnostic.rule as WarningRule] ?? diagnostic.severity;
    return setting === 'off' ? [] : [{ ...diagnostic, severity: setting }];
  });
}
