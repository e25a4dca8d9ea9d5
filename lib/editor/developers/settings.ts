import { readProjectSettings } from '@/lib/editor/project';
import type { FormerDevelopers } from './former';

const REMEDY = 'Use { "Former name": "New name" }.';

/**
 * Validates the former names of developers.
 *
 * @example parseFormerDevelopers({ Quill: 'Wren' })
 * @throws Error that names the entry that is not valid.
 */
export function parseFormerDevelopers(input: unknown = {}): FormerDevelopers {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Error(`catalogue.formerDevelopers is not an object. ${REMEDY}`);
  for (const [name, newName] of Object.entries(input)) {
    if (typeof newName !== 'string' || newName.trim() === '' || name.trim() === '')
      throw new Error(
        `catalogue.formerDevelopers: ${JSON.stringify(name)} has the new name ${JSON.stringify(newName)}. ${REMEDY}`,
      );
  }
  return input as FormerDevelopers;
}

/**
 * The former names of a project's developers: `catalogue.formerDevelopers` in its package.json. None if there is no such
 * file.
 *
 * @param root The folder of the project.
 * @throws Error for an invalid entry.
 */
export function loadFormerDevelopers(root: string): FormerDevelopers {
  return parseFormerDevelopers(readProjectSettings(root).formerDevelopers);
}
