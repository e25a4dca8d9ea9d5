import { paragraphs } from '@/lib/catalogue/select';

/** What the app's makers say of it: text, never HTML. */
export function Description({ text }: { text: string }) {
  return (
    <section aria-labelledby="description" className="py-10">
      <h2 id="description" className="mb-4 font-bold text-2xl">
        Description
      </h2>
      <div dir="auto" className="flex max-w-prose flex-col gap-4 text-muted leading-relaxed wrap-anywhere">
        {paragraphs(text).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity and never move.
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
