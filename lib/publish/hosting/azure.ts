import { PAGES_ARE_FOLDERS } from '@/lib/routes';
import {
  CACHE,
  IMAGE_FOLDERS,
  IMAGE_HEADERS,
  NOT_FOUND_PAGE,
  SECURITY_HEADERS,
  SVG_EXTENSIONS,
} from './common-rules';
import { jsonFile } from './json';

/** `staticwebapp.config.json` of Azure Static Web Apps, in the folder that is deployed. Hashed files are revalidated. */
export function azureJson(basePath: string): string {
  return jsonFile({
    trailingSlash: PAGES_ARE_FOLDERS ? 'always' : 'never',
    globalHeaders: { ...SECURITY_HEADERS, 'Cache-Control': CACHE.others },
    mimeTypes: { '.avif': 'image/avif', '.webmanifest': 'application/manifest+json' },
    routes: [
      ...IMAGE_FOLDERS.map((folder) => ({
        route: `${basePath}${folder}*`,
        headers: { ...IMAGE_HEADERS, 'Cache-Control': CACHE.images },
      })),
      {
        route: `${basePath}/*.{${SVG_EXTENSIONS.join()}}`,
        headers: { ...IMAGE_HEADERS, 'Cache-Control': CACHE.others },
      },
      ...['/_headers', '/.htaccess'].map((file) => ({ route: basePath + file, statusCode: 404 })),
    ],
    responseOverrides: { 404: { rewrite: `${basePath}${NOT_FOUND_PAGE}` } },
  });
}
