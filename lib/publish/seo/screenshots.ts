import { routes } from '@/lib/routes';
import * as texts from '@/texts/publish';

/** A picture of the site in the dialog with which browsers install it. */
export interface Screenshot {
  /** Its path below `public/`. */
  file: string;
  /** The path of the page that it shows. Undefined for that of the first app. */
  page?: string;
  label: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  scale: number;
  formFactor: 'narrow' | 'wide';
}

const narrow = { width: 360, height: 720, scale: 2, formFactor: 'narrow' } as const;
const wide = { width: 1280, height: 800, scale: 1, formFactor: 'wide' } as const;

/** The pictures of the manifest. `npm run screenshots` takes them, and replaces those in `public/screenshots/`. */
export const screenshots: readonly Screenshot[] = [
  { ...narrow, file: 'screenshots/apps-narrow.webp', page: routes.apps, label: texts.pictureOfApps },
  { ...narrow, file: 'screenshots/app-narrow.webp', label: texts.pictureOfApp },
  { ...wide, file: 'screenshots/home-wide.webp', page: routes.home, label: texts.pictureOfHome },
  { ...wide, file: 'screenshots/apps-wide.webp', page: routes.apps, label: texts.pictureOfApps },
];
