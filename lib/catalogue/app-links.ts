import { linkLabels } from '@/texts/facts';
import { fieldAt } from './field-tree';
import { linkTarget } from './link';
import type { App } from './schema';

/** A link of an app, with where it leads. */
export interface AppLink {
  kind: keyof NonNullable<App['links']>;
  /** What the link is. */
  label: string;
  href: string;
  /** As `linkTarget` returns it. Part of the page, because browsers differ in the letters that they accept in a host. */
  target: string;
}

/** The kinds of links, in the order of the schema. */
const KINDS = (fieldAt([0, 'links'])?.fields ?? []).map(({ name }) => name as AppLink['kind']);

/** The links of an app, in the order of the schema. */
export function appLinks({ links = {} }: Pick<App, 'links'>): AppLink[] {
  return KINDS.flatMap((kind) => {
    const href = links[kind];
    return href === undefined ? [] : [{ kind, label: linkLabels[kind], href, target: linkTarget(href) }];
  });
}
