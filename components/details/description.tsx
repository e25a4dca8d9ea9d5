import { languageOf } from '@/lib/catalogue/language';
import { paragraphs } from '@/lib/catalogue/select';

/** A text of an app in paragraphs. Plain text, never HTML. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div
      dir="auto"
      lang={languageOf(text)}
      className="flex max-w-prose flex-col gap-4 text-muted leading-relaxed wrap-anywhere"
    >
      {paragraphs(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id and are never reordered.
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** The description of an app. */
export function Description({ text }: { text: string }) {
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="mb-4 font-bold text-2xl">
        Description
      </h2>
      <Paragraphs text={text} />
    </section>
  );
}
