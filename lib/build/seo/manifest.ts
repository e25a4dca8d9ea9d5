import 'server-only';
import type { MetadataRoute } from 'next';
import { asset, BASE_PATH } from '@/lib/routes';
import { brand, site, tokens } from '@/lib/site';

/** The web app manifest: a name, a place and icons for a home screen, all below the base path. */
export function webManifest(): MetadataRoute.Manifest {
  // No slash after a base path: the site's own links to the home page have none, and would leave `/store/`.
  const home = `${BASE_PATH}/`;
  return {
    id: home,
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    start_url: home,
    scope: home,
    // The site has no way back of its own, so the browser keeps its buttons.
    display: 'minimal-ui',
    background_color: tokens.light.canvas,
    theme_color: brand.from,
    icons: [
      { src: asset('/favicons/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: asset('/favicons/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: asset('/favicons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
