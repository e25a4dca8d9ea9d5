import { CACHE, IMAGE_FOLDERS, IMAGE_HEADERS, SECURITY_HEADERS } from './common-rules';

/** A rule for the headers of the paths that match a pattern. */
export function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** The rules of hosts whose patterns are globs, and which use the last rule that sets a header. */
export function globRules(start: string, svg: string) {
  return [
    rule(`${start}**`, { ...SECURITY_HEADERS, 'Cache-Control': CACHE.others }),
    rule(`${start}**/*.${svg}`, IMAGE_HEADERS),
    ...IMAGE_FOLDERS.map((folder) =>
      rule(`${start}${folder.slice(1)}**`, { 'Cache-Control': CACHE.images, ...IMAGE_HEADERS }),
    ),
  ];
}

export function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
