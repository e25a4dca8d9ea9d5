import { ExternalLink } from '@/components/ui/external-link';
import { FACTS, type FactFields } from '@/lib/catalogue/facts';
import { licenseParts } from '@/lib/catalogue/license';
import type { App } from '@/lib/catalogue/schema';
import * as texts from '@/texts/details';

/** The facts of an app that are known. Renders nothing without facts. The ids of licences are too large for the browser. */
export function Facts({ app }: { app: FactFields & Pick<App, 'untranslated'> }) {
  const facts = FACTS.map(({ textOf, ...fact }) => ({ ...fact, text: textOf(app) })).filter(
    ({ text }) => text !== undefined,
  );
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-2 font-bold text-2xl">
        {texts.facts}
      </h2>
      <dl className="divide-y divide-line">
        {facts.map(({ field, label, text = '' }) => (
          <div key={field} className="flex gap-4 py-3">
            <dt className="w-24 shrink-0 font-medium">{label}</dt>
            <dd
              dir="auto"
              {...languageProp(app.untranslated?.[field])}
              className="min-w-0 text-muted wrap-anywhere"
            >
              {field === 'license' ? <License text={text} /> : text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Absent if it is that of the page: the payload of pages would have it. */
function languageProp(language: string | undefined) {
  return language === undefined ? {} : { lang: language };
}

/** A licence, of which each part that has a text elsewhere is a link to it. */
function License({ text }: { text: string }) {
  return licenseParts(text).map(({ text, href }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and are never reordered.
    <span key={index}>
      {href ? (
        <ExternalLink href={href} className="text-brand hover:underline">
          {text}
        </ExternalLink>
      ) : (
        text
      )}
    </span>
  ));
}
