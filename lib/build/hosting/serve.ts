import { headerList, jsonFile } from './json-file';
import { CACHE_RULES, REVALIDATE, SECURITY_HEADERS } from './policy';

/** `serve.json`: `npm start` and the end-to-end tests serve `out/` with the same headers as a host. */
export function serveJson(): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      { source: '**', headers: headerList({ ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE }) },
      // If several rules set the same header, `serve` uses the last one.
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
