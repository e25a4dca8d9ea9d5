import 'server-only';
import { publicName } from '@/lib/editor/versions/url';
import { changedSettings, type Environment } from './settings';

/**
 * The settings whose values are not their defaults, without secrets.
 *
 * @example describeSettings({ OFFLINE: 'off', PREVIEW_BASE: 'https://user:secret@apps.example/appsData.json?token=1' })
 * // ['OFFLINE=off', 'PREVIEW_BASE=https://apps.example/appsData.json']
 */
export function describeSettings(env: Environment = process.env): string[] {
  const { PREVIEW_BASE, ...others } = changedSettings(env);
  const settings = PREVIEW_BASE ? { ...others, PREVIEW_BASE: publicName(PREVIEW_BASE) } : others;
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`);
}
