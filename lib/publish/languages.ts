import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { readSettings } from './settings';

// Imported by next.config.ts, which cannot resolve "@/".

/**
 * The folder with the texts of a language, below that of the project.
 *
 * @throws Error if there is none, or if its `language.ts` says another language.
 */
export function textsFolder(root: string, language: string): string {
  const folder = `lib/texts/${language}`;
  const file = `${folder}/language.ts`;
  if (!existsSync(join(root, file)))
    throw new Error(
      `The language of the site is ${JSON.stringify(language)}, of which lib/texts has no folder. Use one that has, or add a translated copy of lib/texts/en.`,
    );
  const [, own = language] =
    /\blanguage\s*=\s*['"]([^'"]*)/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  if (own !== language)
    throw new Error(
      `${file} has the language ${JSON.stringify(own)}. Set it to ${JSON.stringify(language)}, and the rest of the file as well.`,
    );
  return folder;
}

/**
 * Where a build in a language finds what depends on it: the texts of the interface, and those of the owner, if
 * `lib/site.de.ts` has them. Paths below the folder of the project, by what the code imports.
 */
export function languageImports(root: string, language: string): Record<string, string> {
  const ownerTexts = `lib/site.${language}.ts`;
  return {
    '@/texts/*': `${textsFolder(root, language)}/*`,
    ...(existsSync(join(root, ownerTexts)) && { '@/lib/site': ownerTexts }),
  };
}

/**
 * Checks a file such as `lib/site.de.ts`, which replaces `lib/site.ts` in its language, but not for the configuration: the
 * colours of the CSS, and `hasSurprise`.
 *
 * @param file Its path.
 * @param own What it exports.
 * @param declared What `lib/site.ts` exports.
 * @throws Error if the languages differ, because each part of a build needs all of them, or if an export has an unknown name,
 *   which nothing would show.
 */
export function checkOwnTexts(file: string, own: OwnTexts, declared: OwnTexts): void {
  const unknown = Object.keys(own).find((name) => name !== 'default' && !Object.hasOwn(declared, name));
  if (unknown !== undefined)
    throw new Error(
      `${file} exports ${JSON.stringify(unknown)}, which lib/site.ts does not. Use one of its names: ${Object.keys(declared).join(', ')}.`,
    );
  if (JSON.stringify(own.site?.languages) === JSON.stringify(declared.site?.languages)) return;
  throw new Error(
    `\`languages\` in ${file} differ from those in lib/site.ts. Take them from there, by \`export const site = { ...own.site }\` after \`import * as own from './site'\`.`,
  );
}

interface OwnTexts {
  site?: { languages?: unknown };
}

/**
 * The languages by which the browser selects texts of the catalogue: those of the site, separated by spaces. Empty if it need
 * not, because the site has one language, and no text of the catalogue is an object.
 *
 * @param isComplete Whether the catalogue stays as it is. In development, a text in several languages can be added.
 */
export function textLanguages(root: string, languages: readonly string[], isComplete: boolean): string {
  const file = join(root, 'public', 'appsData.json');
  const text = isComplete && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isPlain = isComplete && !new RegExp(`"(?:${languages.join('|')})"\\s*:`).test(text);
  return languages.length === 1 && isPlain ? '' : languages.join(' ');
}

/** The languages of a site that are built together, each as a part of the export. */
interface BuiltLanguages {
  /** The first is that of the root. The others are below it, at `/de`. */
  all: readonly [string, ...string[]];
  /** The language of the part that is built now. */
  own: string;
}

/**
 * The languages of a build: those of `lib/site.ts`, unless the setting `SITE_LANGUAGE` chooses one. Development has the first
 * one only.
 *
 * @param root The folder of the project.
 * @param declared `languages` in `lib/site.ts`.
 * @throws Error if there is none, if one is listed twice, or if `lib/texts` has no folder of it.
 */
export function builtLanguages(
  root: string,
  declared: readonly string[],
  settings: Pick<ReturnType<typeof readSettings>, 'language' | 'languagePath'>,
): BuiltLanguages {
  const languages = siteLanguages(root, declared);
  const { language = languages[0], languagePath } = settings;
  const isAlone = process.env.NODE_ENV === 'development' || (settings.language && !languagePath);
  return { all: isAlone ? [language] : languages, own: language };
}

/** Checks `languages` in `lib/site.ts`. */
function siteLanguages(root: string, languages: readonly string[]): readonly [string, ...string[]] {
  const [own, ...others] = languages;
  if (own === undefined) throw new Error('`languages` in lib/site.ts is empty. Add one, such as "en".');
  const twice = languages.find((language, index) => languages.indexOf(language) < index);
  if (twice !== undefined)
    throw new Error(`\`languages\` in lib/site.ts has ${JSON.stringify(twice)} twice. Remove one.`);
  for (const language of languages) textsFolder(root, language);
  return [own, ...others];
}
