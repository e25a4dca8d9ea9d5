import 'server-only';
import { type Diagnostic, error } from '@/lib/catalogue/diagnostic';
import { withoutBom } from '@/lib/catalogue/file';
import { appName } from '@/lib/catalogue/json-path';
import { checkSchema } from '@/lib/catalogue/schema';
import type { FormerDevelopers } from '@/lib/editor/developers/former';
import { findConflicts } from './conflicts';
import { checkDescription } from './descriptions';
import { checkDevelopers } from './developers';
import { duplicateKeys } from './duplicate-keys';
import { checkFormerDevelopers } from './former-developers';
import { checkIdOrder } from './ids';
import { checkImage, type FindImage } from './images';
import { type PartialApp, partialApps } from './partial-apps';
import { offsetOf, positionsOf } from './positions';
import { checkRatings } from './ratings';
import { checkReusedIds, type IdHistory } from './reused-ids';
import { applyRuleSettings, type RuleSettings } from './rules';
import { decodeSource } from './source';
import { parseTolerantly } from './syntax';
import { checkTexts } from './texts';
import { checkSharedTitles, checkTitleLength } from './titles';
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
}

/** A diagnostic with its offset in the text. */
interface Located {
  diagnostic: Diagnostic;
  offset: number;
}

/**
 * Checks a catalogue, as the bytes of its file or as text, and finds all errors and warnings at once: valid apps, and
 * valid fields of invalid apps, are checked too. Of a text that is not JSON even approximately, only the syntax errors are reported, and of one
 * with merge conflicts only these.
 *
 * @returns Diagnostics with line and column, sorted by their position in the text. Empty for a valid file.
 */
export function checkCatalogue(source: string | Uint8Array, options: CheckOptions = {}): Diagnostic[] {
  const { text, error: encoding } = typeof source === 'string' ? { text: source } : decodeSource(source);
  const json = withoutBom(text);
  if (encoding) {
    const diagnostic = error('encoding', [], encoding.message, encoding.remedy);
    return [{ ...diagnostic, ...positionsOf(json)(json.length) }];
  }
  const position = positionsOf(json);
  const conflicts = findConflicts(json);
  if (conflicts.length > 0)
    return conflicts.map(({ message, remedy, offset }) => ({
      ...error('merge-conflict', [], message, remedy),
      ...position(offset),
    }));
  const { value, root, errors } = parseTolerantly(json);
  const isParsed = value !== undefined;
  const located: Located[] = [
    ...errors.map(({ message, remedy, offset }) => ({
      diagnostic: error('syntax', [], message, remedy),
      offset,
    })),
    ...duplicateKeys(isParsed ? root : undefined).map(({ path, offset }) => ({
      diagnostic: error('duplicate-field', path, 'is a duplicate field of the same object', DUPLICATE_REMEDY),
      offset,
    })),
    ...(isParsed ? checkValue(value, options) : []).map((diagnostic) => ({
      diagnostic,
      offset: offsetOf(root, diagnostic.path),
    })),
  ];
  return located
    .sort((a, b) => a.offset - b.offset || a.diagnostic.severity.localeCompare(b.diagnostic.severity))
    .map(({ diagnostic, offset }) => ({
      ...diagnostic,
      app: appName(value, diagnostic.path),
      ...position(offset),
    }));
}

const DUPLICATE_REMEDY = 'Remove one of them. Only the last one is used.';

function checkValue(
  value: unknown,
  { image, history, formerDevelopers = {}, rules = {} }: CheckOptions,
): Diagnostic[] {
  const errors = checkSchema(value);
  const apps = partialApps(value, errors);
  const checkApp = (app: PartialApp) => [
    ...checkTexts(app),
    ...checkTitleLength(app),
    ...checkDescription(app),
    ...checkRatings(app),
    ...checkImage(app, image),
  ];
  const diagnostics = [
    ...errors,
    ...apps.flatMap(checkApp),
    ...checkIdOrder(apps),
    ...(history ? checkReusedIds(apps, history) : []),
    ...checkSharedTitles(apps),
    ...checkDevelopers(apps),
    ...checkFormerDevelopers(apps, formerDevelopers),
    ...checkUnknownFields(value),
  ];
  return applyRuleSettings(diagnostics, rules);
}
