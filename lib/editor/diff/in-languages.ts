import { localize } from '@/lib/catalogue/localize';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { site } from '@/lib/site';
import { type AnyApp, type CatalogueDiff, diffCatalogues } from './diff';

/**
 * Compares two versions as the pages of each language show them.
 *
 * @param read Reads a version in one language, with all its apps in their order.
 */
export function diffInLanguages<T extends AnyApp, Version>(
  base: Version,
  head: Version,
  read: (localized: unknown) => T[],
): CatalogueDiff<T> {
  const versions = site.languages.map((language) => {
    const inLanguage = (version: Version) => read(localize(version, [language, ...site.languages]));
    return { language, base: inLanguage(base), head: inLanguage(head) };
  });
  const [own] = versions;
  return diffCatalogues(own?.base ?? [], own?.head ?? [], versions);
}

/** Compares two valid files, without their unknown fields. */
export function diffFiles(base: unknown, head: unknown): CatalogueDiff {
  return diffInLanguages(base, head, (localized) => parseCatalogue(localized, []));
}
