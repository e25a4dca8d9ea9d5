import type { ReactNode } from 'react';
import { MarkedText } from '@/components/catalogue/marked-text';
import { ExternalLink } from '@/components/ui/external-link';
import { FACTS, type FactFields } from '@/lib/catalogue/facts';
import { licenseParts } from '@/lib/catalogue/license';
import type { App } from '@/lib/catalogue/schema';
import { untranslatedTexts } from '@/lib/catalogue/untranslated';
import { languageProp } from '@/lib/text/language';
import { formatDate } from '@/texts/dates';
import * as texts from '@/texts/details';
import { versionLabel } from '@/texts/facts';

export interface FactsProps {
  app: FactFields & Pick<App, 'version' | 'updated' | 'added' | 'changes' | 'untranslated'>;
}

/**
 * The facts of an app that are known, and its version and dates if there is no section with what is new in it. Renders nothing
 * without facts. The ids of licences are too large for the browser.
 */
export function Facts({ app }: FactsProps) {
  const { version, updated, added, changes, untranslated } = app;
  const facts = FACTS.map(({ textOf, ...fact }) => ({ ...fact, text: textOf(app) })).filter(
    ({ text }) => text !== undefined,
  );
  const hasDates = changes === undefined && (version ?? updated) !== undefined;
  if (facts.length === 0 && !hasDates) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-2 font-bold text-2xl">
        {texts.facts}
      </h2>
      {/* The installed list links to what is new. */}
      <dl id={hasDates ? 'whats-new' : undefined} className="divided">
        {hasDates && (
          <>
            {version !== undefined && (
              <Row label={versionLabel} language={untranslated?.version}>
                {version}
              </Row>
            )}
            <Day label={texts.updated} date={updated} />
            <Day label={texts.added} date={added} />
          </>
        )}
        {facts.map(({ field, label, text = '' }) => (
          <Row key={field} label={label} language={field === 'license' ? untranslated?.license : undefined}>
            {field === 'license' ? <License text={text} /> : marked(app, field, text)}
          </Row>
        ))}
      </dl>
    </section>
  );
}

interface RowProps {
  label: string;
  /** BCP 47 tag. Absent if it is the page’s language. */
  language?: string;
  children: ReactNode;
}

function Row({ label, language, children }: RowProps) {
  return (
    <div className="flex gap-4 py-3 max-[16rem]:block">
      <dt className="w-24 shrink-0 font-medium">{label}</dt>
      <dd dir="auto" {...languageProp(language)} className="min-w-0 text-muted wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

function Day({ label, date }: { label: string; date: string | undefined }) {
  if (!date) return null;
  return (
    <Row label={label}>
      <time dateTime={date}>{formatDate(date)}</time>
    </Row>
  );
}

/** Text if all of it is in the language of the page: the payload of pages would have the elements. */
function marked(app: FactFields & Pick<App, 'untranslated'>, field: keyof FactFields, text: string) {
  const names = untranslatedTexts(app, [field]);
  if (names.length === 0) return text;
  return <MarkedText text={text} names={names} />;
}

/** A licence, of which each part that has a text elsewhere is a link to it. */
function License({ text }: { text: string }) {
  return licenseParts(text).map(({ text, href }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and are never reordered.
    <span key={index}>
      {href ? (
        <ExternalLink href={href} className="text-brand underline">
          {text}
        </ExternalLink>
      ) : (
        text
      )}
    </span>
  ));
}
