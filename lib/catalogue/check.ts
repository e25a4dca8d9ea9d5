import { descriptionRemarks } from './check/descriptions';
import { developerRemarks } from './check/developers';
import { duplicateKeys } from './check/duplicate-keys';
import { orderRemarks } from './check/ids';
import { imageRemarks } from './check/images';
import { ratingRemarks } from './check/ratings';
import { mistake, type Remark } from './check/rule';
import { type SoundApp, soundApps } from './check/sound-apps';
import { sharedTitleRemarks, titleLengthRemarks } from './check/titles';
import { unknownFieldRemarks } from './check/unknown-fields';
import type { CatalogueProblem } from './errors';
import { offsetOf, positionsOf } from './locate';
import { appName } from './problems';
import { shapeProblems } from './schema';
import { readJson } from './syntax';

/** A problem that says how grave it is: errors stop the build, warnings do not. */
export interface CatalogueFinding extends CatalogueProblem {
  severity: 'error' | 'warning';
}

/** What is known of an image under `public/`. */
export interface ImageFacts {
  bytes: number;
  /** Pixels, for formats that can be measured. */
  width?: number;
  /** Pixels, for formats that can be measured. */
  height?: number;
  /** The path as the disk has it, where only the case of letters differs from the path asked for. */
  actualPath?: string;
}

export interface CheckOptions {
  /** Looks at a file under `public/`, by its path from there (`/icons/q.svg`); null: not there. Without it no file is looked at. */
  image?: (path: string) => ImageFacts | null;
}

interface Placed extends Remark {
  offset: number;
}

/**
 * Finds everything that is wrong or doubtful in the text of a catalogue, all at once: in a file with broken apps
 * the others, and the sound fields of the broken ones, are looked at too. Only where the text is so far from JSON
 * that nobody can tell what it means, nothing but that is told.
 *
 * @returns Findings by their place in the text, each with line and column; empty for a file without blemish.
 */
export function checkCatalogue(text: string, options: CheckOptions = {}): CatalogueFinding[] {
  // Some editors begin a file with a byte-order mark, which a browser's `response.json()` takes no offence at.
  const json = text.replace(/^\uFEFF/, '');
  const { value, root, faults } = readJson(json);
  const position = positionsOf(json);
  const placed: Placed[] = [
    ...faults.map(({ message, remedy, offset }) => ({ ...mistake([], message, remedy), offset })),
    ...duplicateKeys(value === undefined ? undefined : root).map(({ path, offset }) => ({
      ...mistake(path, 'is written twice in one object', 'Keep one of the two: only the last would count.'),
      offset,
    })),
    ...(value === undefined ? [] : remarksOn(value, options)).map((remark) => ({
      ...remark,
      offset: offsetOf(root, remark.path),
    })),
  ];
  return placed
    .sort((a, b) => a.offset - b.offset || a.severity.localeCompare(b.severity))
    .map(({ offset, ...remark }) => ({ ...remark, app: appName(value, remark.path), ...position(offset) }));
}

function remarksOn(value: unknown, { image }: CheckOptions): Remark[] {
  const problems = shapeProblems(value);
  const apps = soundApps(value, problems);
  const ofEach = (app: SoundApp) => [
    ...titleLengthRemarks(app),
    ...descriptionRemarks(app),
    ...ratingRemarks(app),
    ...imageRemarks(app, image),
  ];
  return [
    ...problems.map(({ path, message, remedy }) => mistake(path, message, remedy)),
    ...apps.flatMap(ofEach),
    ...orderRemarks(apps),
    ...sharedTitleRemarks(apps),
    ...developerRemarks(apps),
    ...unknownFieldRemarks(value),
  ];
}
