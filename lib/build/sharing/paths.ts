import type { Developer } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';

/** The size of every share picture, in pixels: Open Graph and Twitter cards show it uncropped. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The path of each page's share picture, without the base path. The build draws them if it knows the origin. */
export const sharePicturePath = {
  home: '/share/home.jpg',
  apps: '/share/apps.jpg',
  installed: '/share/installed.jpg',
  compare: '/share/compare.jpg',
  developer: ({ slug }: Pick<Developer, 'slug'>) => `/share/developer-${encodeURIComponent(slug)}.jpg`,
  app: ({ id }: Pick<App, 'id'>) => `/share/app-${id}.jpg`,
} as const;
