'use client';

import { useState } from 'react';
import { useStore } from 'zustand';
import { AppLink } from '@/components/ui/app-link';
import { knownIds } from '@/lib/installed/known-ids';
import { routes } from '@/lib/routes';
import { useCatalogue } from '@/lib/source/use-catalogue';

/**
 * A link to an app that the visitor has not installed, another one on each visit of the page. It has its place from the start, and
 * appears when the list is loaded: that of a large catalogue is with the first search, order, filter or long scroll.
 */
export function SurpriseLink() {
  const { apps } = useCatalogue();
  const installed = useStore(knownIds, ({ ids }) => ids);
  // The HTML has no app.
  const [luck] = useState(Math.random);
  const others = apps?.filter(({ id }) => !installed.has(id)) ?? [];
  const app = others[Math.floor(luck * others.length)];
  return (
    <p className={`needs-script ${app ? '' : 'invisible'}`}>
      <AppLink href={app ? routes.app(app.id) : routes.apps} className="button-text -ml-3">
        Surprise me
      </AppLink>
    </p>
  );
}
