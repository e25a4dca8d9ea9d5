import { headerList, jsonFile } from './json-file';
import { CACHE_RULES, IMAGE_HEADERS, REVALIDATE, SECURITY_HEADERS, SVG_EXTENSION } from './policy';

/** `serve.json`: `npm start` and the end-to-end tests serve `out/` with the same headers as a host. */
export function serveJson(): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      { source: '**', headers: headerList({ ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE }) },
      // If several rules set the same header, `serve` uses the last one.
      { source: `**/*.${SVG_EXTENSION}`, headers: headerList(IMAGE_HEADERS) },
      ...CACHE_RULES.flatMap((rule) =>
        rule.folders.map((folder) => ({
          source: `${folder.slice(1)}**`,
          headers: headerList({ 'Cache-Control': rule.cacheControl, ...rule.headers }),
        })),
      ),
    ],
  };
  return jsonFile(config);
}
