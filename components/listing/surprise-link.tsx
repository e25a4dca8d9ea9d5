'use client';

import { useState } from 'react';
import { useStore } from 'zustand';
import { AppLink } from '@/components/ui/app-link';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { AppId } from '@/lib/id';
import { knownIds } from '@/lib/installed/known-ids';
import { routes } from '@/lib/routes';
import * as texts from '@/texts/listing';

export interface SurpriseLinkProps {
  /** The apps to choose from. In the page, so that no catalogue has to be loaded for a link. */
  ids: readonly AppId[];
}

/** A link to an app that the visitor has not installed, another one on each visit of the page. */
export function SurpriseLink({ ids }: SurpriseLinkProps) {
  const installed = useStore(knownIds, ({ ids }) => ids);
  // The HTML names no app.
  const isHydrated = useHydrated();
  const [luck] = useState(Math.random);
  const others = isHydrated ? ids.filter((id) => !installed.has(id)) : [];
  const id = others[Math.floor(luck * others.length)];
  return (
    <p className={`needs-script ${id === undefined ? 'invisible' : ''}`}>
      <AppLink
        id="surprise"
        href={id === undefined ? routes.apps : routes.app(id)}
        className="button-text -ms-3"
      >
        {texts.surpriseMe}
      </AppLink>
    </p>
  );
}
