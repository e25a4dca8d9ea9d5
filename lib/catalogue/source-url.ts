/**
 * What may be shown of a URL: origin and path. Its credentials, query and fragment may hold secrets.
 *
 * @example publicUrl(new URL('https://user:secret@apps.example/appsData.json?token=1')) // 'https://apps.example/appsData.json'
 */
export function publicUrl({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}
