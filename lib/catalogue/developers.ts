import { groupByName, indexNames, type Named, nameSlug } from './names';

/** A developer of the catalogue. Spellings of one name are one developer. */
export type Developer = Named;

/** All developers of a catalogue. */
export interface DeveloperIndex {
  /** In the order of their first app. */
  developers: Developer[];
  /** Finds the developer of an app of the catalogue. */
  developerOf: (app: { companyName: string }) => Developer;
}

/** The developers of a catalogue. */
export function indexDevelopers(apps: readonly { companyName: string }[]): DeveloperIndex {
  const names = apps.map(({ companyName }) => companyName);
  const { all, find } = indexNames(names, 'developer');
  return { developers: all, developerOf: ({ companyName }) => find(companyName) };
}

/** The slug that a developer with a name has, unless another developer of the catalogue has it. */
export function developerSlug(name: string): string {
  return nameSlug(name, 'developer');
}

/** The apps of each developer, in the order of their first app. */
export function groupByDeveloper<T extends { companyName: string }>(
  apps: readonly T[],
): { developer: Developer; apps: T[] }[] {
  const { developers, developerOf } = indexDevelopers(apps);
  return groupByName(developers, apps, (app) => [developerOf(app)]).map(({ named, apps }) => ({
    developer: named,
    apps,
  }));
}
