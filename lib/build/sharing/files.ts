import type { App } from '@/lib/catalogue/schema';

/** The size of every share picture, in pixels: what Open Graph and Twitter cards show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Where a page's share picture stands, without the base path; the build draws it where an origin is known. */
export const sharePath = {
  home: '/share/home.jpg',
  apps: '/share/apps.jpg',
  installed: '/share/installed.jpg',
  app: ({ id }: Pick<App, 'id'>) => `/share/app-${id}.jpg`,
} as const;
