import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { localize } from '@/lib/catalogue/localize';
import { HAS_MARKDOWN } from '@/lib/catalogue/plain-text';
import { printCatalogue } from '@/lib/catalogue/print';
import { settingOf } from '@/lib/catalogue/rules';
import { site } from '@/lib/site';
import { checkCharacters } from './characters';
import { checkDates, checkVersions } from './dates';
import { checkDescriptions } from './descriptions';
import { checkSchema, checkUnknownFields } from './field-values';
import { checkIds, checkNewApps, checkReusedIds, type IdHistory } from './ids';
import { checkImages, checkUnusedPictures, type FindImage, type ListPictures } from './images';
import { checkKnownValues } from './known-values';
import { checkLanguageTags, checkTranslations } from './languages';
import { checkLinks } from './links';
import { partialApps } from './partial-app';
import { checkRatings } from './ratings';
import { checkRelations, checkStatus } from './relations';
import { checkRemovedPages } from './removed-pages';
import type { Descriptions, RuleSettings } from './settings';
import { checkCategories, checkRepeats, checkSpellings } from './spellings';
import { checkSummaries, checkTitles } from './titles';

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
  /** As `2026-11-20`. Without it, the day in the time zone that is the furthest ahead. */
  today?: string;
  /** The languages of the site. Without them, those of this project. */
  languages?: readonly string[];
  /** The one to check, as for its build. Without it, all are checked. */
  language?: string;
}

/**
 * Checks the value of a catalogue file, in each language of the site. It also runs in browsers, in the editor.
 *
 * @returns Diagnostics without line and column, by language, and then those of the whole file. What languages have in common
 * is in the list once.
 */
export function checkValue(value: unknown, options: CheckOptions): Diagnostic[] {
  const { languages = site.languages, language, image, pictures = () => [], rules = {}, text } = options;
  const diagnostics = [
    ...checkLanguages(value, options, language === undefined ? languages : [language]),
    ...checkLanguageTags(value, languages),
    ...checkFormat(value, text),
    ...checkUnusedPictures(value, pictures, image),
    ...(settingOf('translation', rules) === 'off' ? [] : checkTranslations(value, languages)),
  ];
  return applyRuleSettings(diagnostics, rules);
}

function checkLanguages(value: unknown, options: CheckOptions, checked: readonly string[]): Diagnostic[] {
  const { languages = site.languages, history, ...others } = options;
  const diagnostics = new Map<string, Diagnostic>();
  for (const language of checked) {
    const places = new Map<string, string>();
    const localized = localize(value, [language, ...languages], (path, chosen) =>
      places.set(JSON.stringify(path), chosen),
    );
    // Earlier versions have the names of the site’s own language.
    const isOwn = language === languages[0];
    for (const diagnostic of checkLocalized(localized, { ...others, ...(isOwn && { history }) }, languages)) {
      // lib/site.ts declares the names of the site’s own language.
      if (diagnostic.rule === 'collection' && !isOwn) continue;
      const path = pathInFile(diagnostic.path, places);
      // It names the other app by its title, which each language can have.
      const message = diagnostic.rule === 'duplicate-id' ? '' : diagnostic.message;
      const key = JSON.stringify([diagnostic.rule, path, message]);
      if (!diagnostics.has(key)) diagnostics.set(key, { ...diagnostic, path });
    }
    if (places.size === 0) break;
  }
  return [...diagnostics.values()];
}

/** The path of a text in one of its languages, for the path in the localized catalogue. */
function pathInFile(path: Diagnostic['path'], places: ReadonlyMap<string, string>): Diagnostic['path'] {
  const end = path.findIndex((_, index) => places.has(JSON.stringify(path.slice(0, index + 1)))) + 1;
  const language = places.get(JSON.stringify(path.slice(0, end)));
  return language === undefined ? path : [...path.slice(0, end), language, ...path.slice(end)];
}

function checkLocalized(
  value: unknown,
  {
    image,
    history = new Map(),
    descriptions = HAS_MARKDOWN ? 'markdown' : 'text',
    today = latestDay(),
  }: CheckOptions,
  languages: readonly string[],
): Diagnostic[] {
  const errors = checkSchema(value, languages);
  const apps = partialApps(value, errors);
  return [
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
    ...checkKnownValues(apps),
    ...checkDates(apps, today),
    ...checkVersions(apps),
    ...checkStatus(apps),
    ...checkRelations(apps),
    ...checkCategories(apps),
    ...checkRepeats(apps),
    ...checkSpellings(apps),
    ...checkRemovedPages(apps, history),
    ...checkUnknownFields(value),
  ];
}

/** The day in the time zone that is the furthest ahead: an editor can be there, and a build machine in another one. */
function latestDay(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Warns about a file that is not as it is printed, which a save of the editor would change as a whole. */
function checkFormat(value: unknown, text: string | undefined): Diagnostic[] {
  if (text === undefined || printCatalogue(value, text) === text) return [];
  return [diagnose('format', [], 'has another format than that of a catalogue', 'Run npm run format.')];
}

/** Drops the diagnostics of rules that are off, and gives the others the severity that is set. */
function applyRuleSettings(diagnostics: readonly Diagnostic[], settings: RuleSettings): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const setting = settingOf(diagnostic.rule, settings);
    return setting === 'off' ? [] : [{ ...diagnostic, severity: setting }];
  });
}
