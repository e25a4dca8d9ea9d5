import 'server-only';
import { join } from 'node:path';
import { readImageFacts } from '@/lib/catalogue/check/image-files';
import { imageFileOf } from '@/lib/catalogue/check/images';
import { languageOf } from '@/lib/catalogue/language';
import type { App } from '@/lib/catalogue/schema';
import type { Screenshot } from '@/lib/catalogue/select';

/** The place of a longer screenshot has one of these ratios. The screenshot is shown whole in it. */
const MIN_RATIO = 0.4;
const MAX_RATIO = 3;

/** Of a screenshot on another site, or an SVG file without a size. */
const UNKNOWN_RATIO = 1;

/** Reads the screenshots of an app, with the space that their files need. */
export function readScreenshots({ screenshots = [] }: Pick<App, 'screenshots'>): Screenshot[] {
  return screenshots.map(({ image, alt }) => {
    const language = languageOf(alt);
    return { image, alt, ...(language !== undefined && { language }), ratio: ratioOf(image) };
  });
}

function ratioOf(image: string): number {
  const path = imageFileOf(image);
  const { width, height } = (path && readImageFacts(join(process.cwd(), 'public', path))) || {};
  if (!width || !height) return UNKNOWN_RATIO;
  return Number(Math.min(MAX_RATIO, Math.max(MIN_RATIO, width / height)).toFixed(3));
}
