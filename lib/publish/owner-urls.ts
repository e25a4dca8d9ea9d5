import { quoted } from '@/lib/text/printable';

/**
 * Checks the URLs of `lib/site.ts`, or of the owner's texts in another language. A browser takes one without `https://` for a
 * page of the site.
 *
 * @param file The path, for messages.
 * @throws Error that names the first one.
 */
export function checkUrls(file: string, owner: { site?: object; home?: object }): void {
  for (const [group, values] of Object.entries({ site: owner.site, home: owner.home }))
    for (const [name, value] of Object.entries(values ?? {})) {
      if (!name.endsWith('Url') || !value || /^\/(?!\/)/.test(value)) continue;
      if (/^(?:https?:\/\/|mailto:|tel:)/i.test(value) && URL.canParse(value)) continue;
      throw new Error(
        `In ${file}, ${group}.${name} is ${quoted(String(value))}, which is no URL. Use one that begins with "https://", or leave it out.`,
      );
    }
}
