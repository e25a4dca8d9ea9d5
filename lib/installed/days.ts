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

/**
 * The day on the visitor's calendar, or in UTC if it has begun there: an app that a publisher further east has dated today
 * was not updated after its installation.
 */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - Math.min(0, now.getTimezoneOffset()) * 60_000).toISOString().slice(0, 10);
}
