import 'server-only';
import type { SiteLanguages } from '@/lib/languages';
import { language as ownLanguage } from '@/texts/language';
import { areGroupsShared, languages, nameOf, pageUrlIn } from './languages';

/** What the switch of the header and the offer need to know of the languages of the site. */
export async function readSiteLanguages(): Promise<SiteLanguages> {
  const links = languages.map(async (tag) => {
    const texts: typeof import('@/texts/layout') = await import(`../../texts/${tag}/layout`);
    const { direction }: typeof import('@/texts/language') = await import(`../../texts/${tag}/language`);
    const { alsoInThisLanguage: offer, stayHere: decline } = texts;
    return { tag, name: nameOf(tag), home: pageUrlIn(tag, '/'), direction, offer, decline };
  });
  return { own: ownLanguage, all: await Promise.all(links), areGroupsShared: areGroupsShared() };
}
