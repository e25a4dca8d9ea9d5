import type { AppId } from '@/lib/id';
import { toId } from './app-list';

/**
 * The localStorage key of the days on which apps were installed: a JSON object by id, `{"3":"2026-11-20"}`. Beside the list,
 * because every version of this site reads that as an array of ids.
 */
export const DAYS_KEY = 'appList.days';

/** The days on which apps were installed, such as `2026-11-20`. Of an app, it may not be known. */
export type Days = ReadonlyMap<AppId, string>;

/** Whether a value is a day. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

/**
 * Parses the value of `appList.days`, and recovers what is valid in it. Never throws.
 *
 * @param text null if there is no value.
 */
export function parseDays(text: string | null): Days {
  try {
    const members: unknown = JSON.parse(text ?? '{}');
    const days = Object.entries(Object(members)).map(([key, day]) => [toId(key), day] as const);
    return new Map(days.flatMap(([id, day]) => (id !== undefined && isDay(day) ? [[id, day]] : [])));
  } catch {
    return new Map();
  }
}

/** The days of these apps, as the value of `appList.days`. */
export function formatDays(days: Days, ids: readonly AppId[]): string {
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, days.get(id)])));
}

/** The day on the visitor's calendar. */
export const today = () => dayIn(new Date().getTimezoneOffset());

/**
 * The day of an installation: today, or that of UTC if it has begun. An app that a publisher further east has dated then was
 * not updated after its installation.
 */
export const dayOfInstallation = () => dayIn(Math.min(0, new Date().getTimezoneOffset()));

/** @param offset Of a time zone, in minutes, as of `Date`: less than 0 in the east. */
function dayIn(offset: number): string {
  return new Date(Date.now() - offset * 60_000).toISOString().slice(0, 10);
}
