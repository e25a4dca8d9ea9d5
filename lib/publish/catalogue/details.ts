import 'server-only';
import { join } from 'node:path';
import type { App } from '@/lib/catalogue/schema';
import { type Screenshot, screenshotsOf } from '@/lib/catalogue/screenshots';
import { untranslatedIn } from '@/lib/catalogue/untranslated';
import { imageFileOf } from '@/lib/catalogue/urls';
import { type RowApp, toRowApp } from '@/lib/catalogue/views';
import { readImageFacts } from '@/lib/files/image-files';
import type { AppId } from '@/lib/id';
import { readApp } from './read';

/** Reads the screenshots and films of an app. */
export function readScreenshots(app: Pick<App, 'screenshots' | 'untranslated'>): Screenshot[] {
  return screenshotsOf(app, sizeOf);
}

function sizeOf(image: string) {
  const path = imageFileOf(image);
  return (path && readImageFacts(join(process.cwd(), 'public', path))) || {};
}

/** Reads what the page of a deprecated app says. Undefined if the app is not deprecated. */
export function readStatus({ status, untranslated }: App) {
  if (!status) return undefined;
  const { deprecated, replacedBy } = status;
  const language = untranslated?.['status.deprecated'];
  const app = replacedBy === undefined ? undefined : readApp(String(replacedBy));
  return {
    reason: deprecated,
    ...(language !== undefined && { language }),
    replacement: app && { id: app.id, title: app.title, ...untranslatedIn(['title'], app) },
  };
}

/** Reads the apps of a list of ids, in its order. */
export function readRows(ids: readonly AppId[] = []): RowApp[] {
  const apps = ids.map((id) => readApp(String(id)));
  return apps.filter((app) => app !== undefined).map(toRowApp);
}
