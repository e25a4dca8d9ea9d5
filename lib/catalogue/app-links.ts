import { linkTarget } from './link';
import type { App } from './schema';

/** A link of an app, with where it leads. */
export interface AppLink {
  kind: keyof NonNullable<App['links']>;
  href: string;
  /** As `linkTarget` returns it. Part of the page, because browsers differ in the letters that they accept in a host. */
  target: string;
}

/** The links of an app, in the order of the schema. */
export function appLinks({ links = {} }: Pick<App, 'links'>): AppLink[] {
  return (['get', 'website', 'source', 'support'] as const).flatMap((kind) => {
    const href = links[kind];
    return href === undefined ? [] : [{ kind, href, target: linkTarget(href) }];
  });
}
