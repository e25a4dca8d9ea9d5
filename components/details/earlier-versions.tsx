'use client';

import type { ReactNode } from 'react';
import type { EarlierVersion } from '@/lib/catalogue/schema';
import { formatDate } from '@/texts/dates';
import * as texts from '@/texts/details';
import { Version } from './whats-new';

export interface EarlierVersionsProps {
  /** The newest first. What was new is rendered. */
  versions?: readonly (Pick<EarlierVersion, 'version' | 'date'> & {
    changes?: ReactNode;
    language?: string;
  })[];
}

/** The versions of an app before the current one, closed at first. Renders nothing without them. */
export function EarlierVersions({ versions = [] }: EarlierVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <details>
      <summary className="w-fit rounded-lg py-2 font-bold text-xl hover:text-brand">
        {texts.earlierVersions}
      </summary>
      <ul role="list" className="divided">
        {versions.map(({ date, changes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version can be there twice, and the order never changes.
          <li key={index} className="py-4">
            <p className="flex flex-wrap gap-x-5 text-muted text-sm">
              <Version {...versions[index]} /> {date && <time dateTime={date}>{formatDate(date)}</time>}
            </p>
            {changes && <div className="mt-2">{changes}</div>}
          </li>
        ))}
      </ul>
    </details>
  );
}
