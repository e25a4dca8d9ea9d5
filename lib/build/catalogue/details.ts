import 'server-only';
import { join } from 'node:path';
import { readImageFacts } from '@/lib/catalogue/check/image-files';
import { languageOf } from '@/lib/catalogue/language';
import { screenshotRatio } from '@/lib/catalogue/resized';
import type { App } from '@/lib/catalogue/schema';
import type { Screenshot } from '@/lib/catalogue/select';
import { imageFileOf } from '@/lib/catalogue/urls';
import { titleLanguage } from '@/lib/catalogue/views';
import { readApp } from './read';

// What only the page of an app shows.

/** Reads the screenshots of an app, with the space that their files need. */
export function readScreenshots({ screenshots = [] }: Pick<App, 'screenshots'>): Screenshot[] {
  return screenshots.map(({ image, alt }) => {
    const language = languageOf(alt);
    return { image, alt, ...(language !== undefined && { language }), ratio: ratioOf(image) };
  });
}

function ratioOf(image: string): number {
  const path = imageFileOf(image);
  return screenshotRatio((path && readImageFacts(join(process.cwd(), 'public', path))) || {});
}

/** Reads what the page of a deprecated app says. Undefined if the app is not deprecated. */
export async function readStatus({ status }: App) {
  if (!status) return undefined;
  const { deprecated, replacedBy } = status;
  const app = await readApp(String(replacedBy));
  return {
    reason: deprecated,
    reasonLanguage: languageOf(deprecated),
    replacement: app && { id: app.id, title: app.title, ...titleLanguage(app) },
  };
}
