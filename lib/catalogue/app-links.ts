import { linkLabels } from '@/texts/facts';
import { linkTarget } from './link';
import { type App, LINK_KINDS, type LinkKind } from './schema';

/** A link of an app, with where it leads. */
export interface LabelledLink {
  kind: LinkKind;
  /** What the link is. */
  label: string;
  href: string;
  /** As `linkTarget` returns it. Part of the page, because browsers differ in the letters that they accept in a host. */
  target: string;
}

/** The links of an app, in the order of the schema. */
export function appLinks({ links = {} }: Pick<App, 'links'>): LabelledLink[] {
  return LINK_KINDS.flatMap((kind) => {
    const href = links[kind];
    return href === undefined ? [] : [{ kind, label: linkLabels[kind], href, target: linkTarget(href) }];
  });
}
