'use client';

import type { ReactNode } from 'react';
import type { App } from '@/lib/catalogue/schema';
import { formatDate } from '@/texts/dates';

export interface WhatsNewProps extends Pick<App, 'version' | 'updated' | 'added'> {
  /** What has changed, rendered. */
  changes?: ReactNode;
}

/**
 * The version of an app, its dates, and what has changed. Without changes the version is the heading. Renders nothing
 * without a version or changes.
 */
export function WhatsNew({ version, updated, added, changes }: WhatsNewProps) {
  if (!version && !changes) return null;
  return (
    <section aria-labelledby="whats-new">
      <h2 id="whats-new" className="mb-2 font-bold text-2xl wrap-anywhere">
        {changes ? 'What’s new' : `Version ${version}`}
      </h2>
      <p className="mb-4 flex flex-wrap gap-x-5 text-muted text-sm">
        {changes && <Version version={version} />} <Day label="Updated" date={updated} />{' '}
        <Day label="Added" date={added} />
      </p>
      {changes}
    </section>
  );
}

/** The name of a version. */
export function Version({ version }: Pick<App, 'version'>) {
  if (!version) return null;
  return (
    <span className="font-semibold text-ink wrap-anywhere">
      Version <bdi>{version}</bdi>
    </span>
  );
}

function Day({ label, date }: { label: string; date: string | undefined }) {
  if (!date) return null;
  return (
    <span>
      <span>{label}</span> <time dateTime={date}>{formatDate(date)}</time>
    </span>
  );
}
