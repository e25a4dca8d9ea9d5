/** An error stops the build; a warning does not. */
export type Severity = 'error' | 'warning';

/** What each rule of the check reports, by its stable name: first those of errors. */
const ERRORS = {
  'duplicate-field': 'a field that an app has twice',
  'duplicate-id': 'an id that several apps have',
  'duplicate-title': 'two apps of one developer with the same title',
  encoding: 'a file that is not UTF-8',
  'image-case': 'a path that differs from the file in upper and lower case, or in the encoding of accents',
  'image-invalid': 'a picture or a film that is damaged, or of another format',
  'image-missing': 'an image or a film that does not exist',
  'image-url': 'an image whose URL or host is not valid',
  'merge-conflict': 'a merge conflict that is not resolved',
  'number-size': 'a number that cannot be kept exactly',
  'related-app': 'an app that requires or works with one that does not exist, itself, or one twice',
  replacement: 'a deprecated app whose replacement does not exist, or leads back to it',
  schema: 'a missing field or a wrong value',
  syntax: 'text that is not JSON',
};

/** And those of warnings, whose severity a project can change. */
const WARNINGS = {
  badge: 'a badge that lib/site.ts does not declare',
  'category-count': 'an app in more than three categories',
  'category-spelling': 'a category whose name is spelled in several ways',
  collection: 'a collection that lib/site.ts does not declare, if it declares some',
  'collection-spelling': 'a collection whose name is spelled in several ways',
  currency: 'a currency that does not exist or is missing, or an amount with more decimals than it has',
  date: 'a date in the future',
  'description-heading': 'a heading without text in a description or changes',
  'description-html': 'HTML in a text',
  'description-image': 'an image in a description or changes',
  'description-length': 'a short description',
  'description-link': 'a link in a description or changes that leads to no site and no email address',
  'developer-spelling': 'a developer whose name is spelled in several ways',
  format: 'a file that is not in the format that npm run format writes',
  'id-order': 'a new app that is neither at the end nor a trending one, if the file is in git',
  'id-reused': 'an id that another app had in an earlier version, if the file is in git',
  'image-alt': 'a screenshot or a film without an alternative text',
  'image-offsite': 'an image on another site',
  'image-script': 'a script in an SVG file',
  'image-size': 'a large file of an image or a film',
  language: 'a language that does not exist, or that the site has as another tag',
  license: 'a licence that is nearly an SPDX id',
  'link-host': 'a link whose host has no dot',
  'link-insecure': 'a link without encryption, http:',
  'rating-average': 'an average that does not match the star levels',
  'rating-levels': 'missing or duplicate star levels',
  'rating-reviews': 'more reviews than ratings',
  'removed-page':
    'a new name of a developer, a category or a collection, which ends a URL, if the file is in git',
  'repeated-entry': 'a text that a list has twice',
  'summary-length': 'a summary that is long, or more than one line',
  'text-control': 'a control character in a text',
  'text-direction': 'a character that sets the direction of a text',
  'text-lost': 'a character that was lost when a file was saved, or read in a wrong encoding',
  'text-missing': 'what programs write for a text that is missing, such as "undefined"',
  'text-space': 'a space at the beginning or the end of a text',
  'title-length': 'a title that a card truncates',
  translation: 'an app with texts in some languages of the site, but not in all',
  'unknown-field': 'a field that the site does not use',
  'unused-pictures': 'a file in public/pictures/ that no app uses',
  'version-list': 'earlier versions that are not the newest first, or that are listed twice',
};

export const RULES = { ...ERRORS, ...WARNINGS };

/** The name of a rule. */
export type Rule = keyof typeof RULES;

/** The names of the rules that a project can set. */
export const WARNING_RULES = Object.keys(WARNINGS) as (keyof typeof WARNINGS)[];

/** The rules that report nothing unless a project turns them on, or `--rule` asks for one. */
const OFF: readonly Rule[] = ['translation', 'unused-pictures'];

/** The severity of the diagnostics of a rule. */
export function severityOf(rule: Rule): Severity {
  return rule in ERRORS ? 'error' : 'warning';
}

/** What a project does with a rule: its setting, or else the default. */
export function settingOf(
  rule: Rule,
  settings: Readonly<Partial<Record<Rule, Severity | 'off'>>>,
): Severity | 'off' {
  return settings[rule] ?? (OFF.includes(rule) ? 'off' : severityOf(rule));
}

/** Whether a text is the name of a rule. */
export function isRule(text: string): text is Rule {
  return Object.hasOwn(RULES, text);
}
