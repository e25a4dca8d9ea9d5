import type { CatalogueProblem } from '@/lib/catalogue/errors';
import { valueAt } from '@/lib/catalogue/problems';
import { type App, appSchema } from '@/lib/catalogue/schema';

/** The names of all fields that the site knows. */
export const FIELDS = Object.keys(appSchema.shape) as (keyof App)[];

/** What can be relied on of an app: the fields that no problem is about. */
export interface SoundApp {
  /** Its place in the file, from 0. */
  index: number;
  fields: Partial<App>;
}

/** The sound part of every app of a file, so that a broken field does not keep the others from being looked at. */
export function soundApps(input: unknown, problems: readonly CatalogueProblem[]): SoundApp[] {
  if (!Array.isArray(input)) return [];
  const broken = new Set(problems.map(({ path }) => path.slice(0, 2).join('.')));
  return input.map((app, index) => {
    const sound = FIELDS.filter((field) => !broken.has(`${index}.${field}`) && !broken.has(String(index)));
    return { index, fields: Object.fromEntries(sound.map((field) => [field, valueAt(app, [field])])) };
  });
}
