/** An error stops the build; a warning does not. */
export type Severity = 'error' | 'warning';

interface RuleInfo {
  /** The severity of its diagnostics. A project can change that of a warning. */
  severity: Severity;
  /** Whether it reports nothing unless a project turns it on, or `--rule` asks for it. */
  isOff?: true;
  /** What it reports. */
  reports: string;
}

/** Each rule of the check, by its stable name. */
export const RULES = {
  badge: { severity: 'warning', reports: 'a badge that lib/site.ts does not declare' },
  'category-count': { severity: 'warning', reports: 'an app in more than three categories' },
  'category-spelling': {
    severity: 'warning',
    reports: 'a category whose name is spelled in several ways',
  },
  collection: {
    severity: 'warning',
    reports: 'a collection that lib/site.ts does not declare, if it declares some',
  },
  'collection-spelling': {
    severity: 'warning',
    reports: 'a collection whose name is spelled in several ways',
  },
  currency: { severity: 'warning', reports: 'a currency that does not exist' },
  date: { severity: 'warning', reports: 'a date in the future' },
  'description-heading': {
    severity: 'warning',
    reports: 'a heading without text in a description or changes',
  },
  'description-html': { severity: 'warning', reports: 'HTML in a description or changes' },
  'description-image': { severity: 'warning', reports: 'an image in a description or changes' },
  'description-length': { severity: 'warning', reports: 'a short description' },
  'description-link': {
    severity: 'warning',
    reports: 'a link in a description or changes that leads to no site and no email address',
  },
  'developer-spelling': {
    severity: 'warning',
    reports: 'a developer whose name is spelled in several ways',
  },
  'duplicate-field': { severity: 'error', reports: 'a field that an app has twice' },
  'duplicate-id': { severity: 'error', reports: 'an id that two apps have' },
  'duplicate-title': { severity: 'error', reports: 'two apps of one developer with the same title' },
  encoding: { severity: 'error', reports: 'a file that is not UTF-8' },
  format: {
    severity: 'warning',
    reports: 'a file that is not in the format that npm run format writes',
  },
  'id-order': {
    severity: 'warning',
    reports: 'a new app that is neither at the end nor a trending one, if the file is in git',
  },
  'id-reused': {
    severity: 'warning',
    reports: 'an id that another app had in an earlier version, if the file is in git',
  },
  'image-alt': { severity: 'warning', reports: 'a screenshot or a film without an alternative text' },
  'image-case': {
    severity: 'error',
    reports: 'a path that differs from the file in upper and lower case',
  },
  'image-invalid': {
    severity: 'error',
    reports: 'a picture or a film that is damaged, or of another format',
  },
  'image-missing': { severity: 'error', reports: 'an image or a film that does not exist' },
  'image-offsite': { severity: 'warning', reports: 'an image on another site' },
  'image-script': { severity: 'warning', reports: 'a script in an SVG file' },
  'image-size': { severity: 'warning', reports: 'a large file of an image or a film' },
  'image-url': { severity: 'error', reports: 'an image whose URL or host is not valid' },
  language: { severity: 'warning', reports: 'a language that does not exist' },
  license: { severity: 'warning', reports: 'a licence that is nearly an SPDX id' },
  'link-insecure': { severity: 'warning', reports: 'a link without encryption, http:' },
  'merge-conflict': { severity: 'error', reports: 'a merge conflict that is not resolved' },
  'number-size': { severity: 'error', reports: 'a number that is too large to be kept exactly' },
  'rating-average': { severity: 'warning', reports: 'an average that does not match the star levels' },
  'rating-levels': { severity: 'warning', reports: 'missing or duplicate star levels' },
  'rating-reviews': { severity: 'warning', reports: 'more reviews than ratings' },
  'related-app': {
    severity: 'error',
    reports: 'an app that requires or works with one that does not exist, itself, or one twice',
  },
  'removed-page': {
    severity: 'warning',
    reports: 'a new name of a developer, a category or a collection, which ends a URL, if the file is in git',
  },
  replacement: {
    severity: 'error',
    reports: 'a deprecated app whose replacement does not exist, or leads back to it',
  },
  schema: { severity: 'error', reports: 'a missing field or a wrong value' },
  'summary-length': { severity: 'warning', reports: 'a summary that is long, or more than one line' },
  syntax: { severity: 'error', reports: 'text that is not JSON' },
  'text-control': { severity: 'warning', reports: 'a control character in a text' },
  'text-direction': { severity: 'warning', reports: 'a character that sets the direction of a text' },
  'text-lost': { severity: 'warning', reports: 'a character that was lost when the file was saved' },
  'title-length': { severity: 'warning', reports: 'a title that a card truncates' },
  translation: {
    severity: 'warning',
    isOff: true,
    reports: 'an app with texts in some languages of the site, but not in all',
  },
  'unknown-field': { severity: 'warning', reports: 'a field that the site does not use' },
  'unused-pictures': {
    severity: 'warning',
    isOff: true,
    reports: 'a file in public/pictures/ that no app uses',
  },
  'version-list': {
    severity: 'warning',
    reports: 'earlier versions that are not the newest first, or that are listed twice',
  },
} as const satisfies Record<string, RuleInfo>;

/** The name of a rule. */
export type Rule = keyof typeof RULES;

/** What a project does with a rule: its setting, or else the default. */
export function settingOf(
  rule: Rule,
  settings: Readonly<Partial<Record<Rule, Severity | 'off'>>>,
): Severity | 'off' {
  const { severity, isOff }: RuleInfo = RULES[rule];
  return settings[rule] ?? (isOff ? 'off' : severity);
}

/** Whether a text is the name of a rule. */
export function isRule(text: string): text is Rule {
  return Object.hasOwn(RULES, text);
}
