import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { HAS_MARKDOWN } from '@/lib/catalogue/plain-text';
import { settingOf } from '@/lib/catalogue/rules';
import { checkDates } from './dates';
import { checkDescriptions } from './descriptions';
import { checkFacts } from './facts';
import { checkFormat } from './format';
import { checkIds, checkNewApps, checkReusedIds, type IdHistory } from './ids';
import { checkImages, type FindImage } from './images';
import { checkLinks } from './links';
import { partialApps } from './partial-app';
import { checkRatings } from './ratings';
import { checkRelations } from './relations';
import { checkRemovedPages } from './removed-pages';
import { checkSchema } from './schema';
import type { Descriptions, RuleSettings } from './settings';
import { checkCategories, checkSpellings } from './spellings';
import { checkStatus } from './status';
import { checkCharacters, checkSummaries, checkTitles } from './texts';
import { checkUnknownFields } from './unknown-fields';
import { checkUnusedPictures, type ListPictures } from './unused-pictures';
import { checkVersions } from './versions';

export interface CheckOptions {
  /** Finds a file under `public/`. Without it images are not looked up. */
  image?: FindImage;
  /** Lists the pictures. Without it, unused ones are not found. */
  pictures?: ListPictures;
  /** The apps of earlier versions. Without it, as in the workers of a build, ids that are used again are not found. */
  history?: IdHistory;
  /** The project's settings of warning rules. */
  rules?: RuleSettings;
  /** The text of the file. Without it, its format is not checked. */
  text?: string;
  /** How the project reads descriptions. By default as this build does. */
  descriptions?: Descriptions;
  /** As `2026-11-20`; without it, of the clock. */
  today?: string;
}

/**
 * Checks the value of a catalogue file. It also runs in browsers, in the editor.
 *
 * @returns Diagnostics without line and column, by rule.
 */
export function checkValue(
  value: unknown,
  {
    image,
    pictures = () => [],
    history,
    rules = {},
    text,
    descriptions = HAS_MARKDOWN ? 'markdown' : 'text',
    today = new Date().toISOString().slice(0, 10),
  }: CheckOptions,
): Diagnostic[] {
  const errors = checkSchema(value);
  const apps = partialApps(value, errors);
  const diagnostics = [
    ...errors,
    ...checkIds(apps),
    ...checkReusedIds(apps, history),
    ...checkNewApps(apps, history),
    ...checkCharacters(apps),
    ...checkTitles(apps),
    ...checkSummaries(apps),
    ...checkDescriptions(apps, descriptions),
    ...checkRatings(apps),
    ...checkImages(apps, image),
    ...checkLinks(apps),
    ...checkFacts(apps),
    ...checkDates(apps, today),
    ...checkVersions(apps),
    ...checkStatus(apps),
    ...checkRelations(apps),
    ...checkCategories(apps),
    ...checkSpellings(apps),
    ...checkRemovedPages(apps, history),
    ...checkUnknownFields(value),
    ...checkFormat(value, text),
    ...(settingOf('unused-pictures', rules) === 'off' ? [] : checkUnusedPictures(value, pictures)),
  ];
  return applyRuleSettings(diagnostics, rules);
}

/** Drops the diagnostics of rules that are off, and gives the others the severity that is set. */
function applyRuleSettings(diagnostics: readonly Diagnostic[], settings: RuleSettings): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const setting = settingOf(diagnostic.rule, settings);
    return setting === 'off' ? [] : [{ ...diagnostic, severity: setting }];
  });
}
