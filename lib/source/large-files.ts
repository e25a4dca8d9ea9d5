import { type LargeFiles, parseLargeFiles } from '@/lib/catalogue/large-files';
import type { BadgeTexts } from '@/lib/catalogue/normalize-apps';

/** The files of a large catalogue, as the page names them; null if the browser loads the catalogue itself. */
export function largeFiles(): LargeFiles | null {
  return parseLargeFiles(document.documentElement.dataset.catalogue);
}

/** The texts of badges, which the catalogue itself does not have. */
export function badgeTexts(): BadgeTexts {
  return JSON.parse(document.documentElement.dataset.badges ?? '{}');
}
