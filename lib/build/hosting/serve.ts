import { headerList, jsonFile } from './json-file';
import { CACHE_RULES, REVALIDATE, SECURITY_HEADERS } from './policy';

/** `serve.json`: `npm start` and the end-to-end tests serve `out/` as any host does, headers included. */
export function serveJson(): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      { source: '**', headers: headerList({ ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE }) },
      // Of several rules with the same header, `serve` takes the last.
      ...CACHE_RULES.flatMap((rule) =>
        rule.folders.map((folder) => ({
          source: `${folder.slice(1)}**`,
          headers: headerList({ 'Cache-Control': rule.cacheControl }),
        })),
      ),
    ],
  };
  return jsonFile(config);
}
