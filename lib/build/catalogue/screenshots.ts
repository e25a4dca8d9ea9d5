import 'server-only';
import { join } from 'node:path';
import { readImageFacts } from '@/lib/catalogue/check/image-files';
import { languageOf } from '@/lib/catalogue/language';
import { screenshotRatio } from '@/lib/catalogue/resized';
import type { App } from '@/lib/catalogue/schema';
import type { Screenshot } from '@/lib/catalogue/select';
import { imageFileOf } from '@/lib/catalogue/urls';

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
