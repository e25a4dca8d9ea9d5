'use client';

import type { ReactNode } from 'react';
import { Sentence } from '@/components/ui/sentence';
import type { App } from '@/lib/catalogue/schema';
import { formatDate } from '@/texts/dates';
import * as texts from '@/texts/details';
import * as facts from '@/texts/facts';

export interface WhatsNewProps extends Pick<App, 'version' | 'updated' | 'added'> {
  /** What has changed, rendered. */
  changes?: ReactNode;
  /** BCP 47 tag. Absent if it is the page’s language. */
  language?: string;
}

/** The version of an app, its dates, and what has changed. Renders nothing without changes: then `Facts` has the version. */
export function WhatsNew(props: WhatsNewProps) {
  const { updated, added, changes } = props;
  if (!changes) return null;
  return (
    <section aria-labelledby="whats-new">
      <h2 id="whats-new" className="mb-2 font-bold text-2xl">
        {texts.whatsNew}
      </h2>
      <p className="mb-4 flex flex-wrap gap-x-5 text-muted text-sm">
        <Version {...props} /> <Day label={texts.updated} date={updated} />{' '}
        <Day label={texts.added} date={added} />
      </p>
      {changes}
    </section>
  );
}

type VersionProps = Pick<WhatsNewProps, 'version' | 'language'>;

export function Version({ version, language }: VersionProps) {
  if (!version) return null;
  return (
    <span className="font-semibold text-ink wrap-anywhere">
      <Sentence text={facts.version}>
        <bdi lang={language}>{version}</bdi>
      </Sentence>
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
