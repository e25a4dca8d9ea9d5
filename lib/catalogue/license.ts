import deprecatedIds from 'spdx-license-ids/deprecated.json';
import ids from 'spdx-license-ids/index.json';

/** The ids of the SPDX License List that are in use. */
export const LICENSE_IDS: readonly string[] = ids;

const ALL_IDS: ReadonlySet<string> = new Set([...ids, ...deprecatedIds]);

/** What is between the licences of an SPDX expression. */
const OPERATOR = /((?<!\s)\s+(?:AND|OR|WITH)\s+|[()])/i;

/** A part of the text of a licence. */
interface LicensePart {
  text: string;
  /** The text of the licence, if the part is the id of one. */
  href?: string;
}

/**
 * Divides an SPDX expression at its operators. Words are one part.
 *
 * @returns The parts with their white space. Together they are the text.
 * @example licenseParts('MIT OR Proprietary')
 * // [{ text: 'MIT', href: 'https://spdx.org/licenses/MIT.html' }, { text: ' OR ' }, { text: 'Proprietary' }]
 */
export function licenseParts(license: string): LicensePart[] {
  return license
    .split(OPERATOR)
    .filter((text) => text !== '')
    .map((text) => {
      const id = text.trim().replace(/\+$/, '');
      return ALL_IDS.has(id) ? { text, href: `https://spdx.org/licenses/${id}.html` } : { text };
    });
}
