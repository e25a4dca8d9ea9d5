import 'server-only';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { withoutBom } from '@/lib/catalogue/file';
import { appName } from '@/lib/catalogue/json-path';
import { checkDates } from './dates';
import { checkFormerDevelopers } from './developers';
import type { FormerDevelopers } from './former-developers';
import { checkIds, checkReusedIds, type IdHistory } from './ids';
import type { FindImage } from './image-files';
import { checkImages } from './images';
import { partialApps } from './partial-app';
import { offsetOf, positionsOf } from './positions';
import { checkRatings } from './ratings';
import { checkSchema } from './schema';
import { applyRuleSettings, type RuleSettings } from './settings';
import { sourceErrors } from './source';
import { checkSpellings } from './spellings';
import { checkStatus } from './status';
import { duplicateFields, type ParsedJson, parseTolerantly } from './syntax';
import { checkCharacters, checkDescriptions, checkTitles } from './texts';
import { checkUnknownFields } from './unknown-fields';

export interface CheckOptions {
  /** Finds a file under `public/`. Without it images are not looked up. */
  image?: FindImage;
  /** The apps of earlier versions. Without it, as in the workers of a build, ids that are used again are not found. */
  history?: IdHistory;
  /** The project's former names of developers. */
  formerDevelopers?: FormerDevelopers;
  /** The project's settings of warning rules. */
  rules?: RuleSettings;
  /** As `2026-11-20`; without it, of the clock. */
  today?: string;
}

/**
 * Checks a catalogue, as the bytes of its file or as text, and finds all errors and warnings at once: valid apps, and
 * valid fields of invalid apps, are checked too. Of a text that is not JSON even approximately, only the syntax errors
 * are reported, and of one with merge conflicts only these.
 *
 * @returns Diagnostics with line and column, sorted by their position in the text. Empty for a valid file.
 */
export function checkCatalogue(source: string | Uint8Array, options: CheckOptions = {}): Diagnostic[] {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const text = withoutBom(typeof source === 'string' ? source : new TextDecoder().decode(source));
  const unreadable = sourceErrors(bytes, text);
  const parsed: ParsedJson = unreadable.length > 0 ? { errors: unreadable } : parseTolerantly(text);
  const { value, root, errors } = parsed;
  const inValue = value === undefined ? [] : checkValue(value, options);
  const located = [
    ...errors,
    ...(value === undefined ? [] : duplicateFields(root)),
    ...inValue.map((diagnostic) => ({ diagnostic, offset: offsetOf(root, diagnostic.path) })),
  ];
  const position = positionsOf(text);
  return located
    .sort((a, b) => a.offset - b.offset || a.diagnostic.severity.localeCompare(b.diagnostic.severity))
    .map(({ diagnostic, offset }) => ({
      ...diagnostic,
      app: appName(value, diagnostic.path),
      ...position(offset),
    }));
}

function checkValue(
  value: unknown,
  {
    image,
    history,
    formerDevelopers = {},
    rules = {},
    today = new Date().toISOString().slice(0, 10),
  }: CheckOptions,
): Diagnostic[] {
  const errors = checkSchema(value);
  const apps = partialApps(value, errors);
  const diagnostics = [
    ...errors,
    ...checkIds(apps),
    ...checkReusedIds(apps, history),
    ...checkCharacters(apps),
    ...checkTitles(apps),
    ...checkDescriptions(apps),
    ...checkRatings(apps),
    ...checkImages(apps, image),
    ...checkDates(apps, today),
    ...checkStatus(apps),
    ...checkSpellings(apps),
    ...checkFormerDevelopers(apps, formerDevelopers),
    ...checkUnknownFields(value),
  ];
  return applyRuleSettings(diagnostics, rules);
}
