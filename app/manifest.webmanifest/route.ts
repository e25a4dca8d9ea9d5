import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MetadataRoute } from 'next';
import { screenshots } from '@/lib/publish/seo/screenshots';
import { asset, pageUrl, routes } from '@/lib/routes';
import { brand, site, tokens } from '@/lib/site';
import { installedApps } from '@/texts/installed';
import { direction, language } from '@/texts/language';
import { allApps } from '@/texts/listing';

export const dynamic = 'force-static';

/**
 * The web app manifest. All its URLs include the base path. Screenshots that were deleted are left out. Not Next's
 * `manifest.ts`, whose link sends no cookies and no password: a site behind a sign-in could not be installed.
 */
export function GET() {
  const home = pageUrl(routes.home);
  const manifest: MetadataRoute.Manifest = {
    id: home,
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: language,
    dir: direction === 'rtl' ? direction : undefined,
    start_url: home,
    scope: home,
    // Shows the browser's back button, because most pages have none.
    display: 'minimal-ui',
    background_color: tokens.light.canvas,
    theme_color: brand.from,
    icons: [
      { src: asset('/favicons/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: asset('/favicons/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: asset('/favicons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: screenshots
      .filter(({ file }) => existsSync(join(process.cwd(), 'public', file)))
      .map(({ file, width, height, scale, formFactor, label }) => ({
        src: asset(`/${file}`),
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/webp',
        form_factor: formFactor,
        label,
      })),
    shortcuts: [
      { name: allApps, url: pageUrl(routes.apps) },
      { name: installedApps, url: pageUrl(routes.installed) },
    ].map((shortcut) => ({
      ...shortcut,
      icons: [{ src: asset('/favicons/icon-192.png'), sizes: '192x192', type: 'image/png' }],
    })),
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
