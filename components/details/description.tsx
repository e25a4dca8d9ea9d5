import { Paragraphs } from './paragraphs';

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
