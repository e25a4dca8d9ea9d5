'use client';

import { ExternalLink } from '@/components/ui/external-link';
import type { LabelledLink } from '@/lib/catalogue/app-links';
import * as texts from '@/texts/details';

/** Links of an app. Renders nothing without them. */
export function AppLinks({ links }: { links: readonly LabelledLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="links">
      <h2 id="links" className="mb-2 font-bold text-2xl">
        {texts.links}
      </h2>
      <ul role="list" className="divided">
        {links.map(({ kind, label, href, target }) => (
          <li key={kind}>
            <ExternalLink
              href={href}
              className="group flex flex-wrap justify-between gap-x-4 py-3 font-medium hover:text-brand"
            >
              <span>{label}</span>{' '}
              <bdi className="text-muted wrap-anywhere group-hover:text-brand group-hover:underline">
                {target}
              </bdi>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
