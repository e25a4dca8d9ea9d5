import type { ReactNode } from 'react';
import { languageOf } from '@/lib/catalogue/language';
import { parseMarkdown } from '@/lib/catalogue/markdown';
import { renderBlocks } from './markdown';

/** A text of an app: Markdown, or paragraphs of plain text. */
export function Markdown({ text }: { text: string }) {
  return <Blocks text={text}>{renderBlocks(parseMarkdown(text))}</Blocks>;
}

/** The description of an app. Renders nothing if there is nothing to show. */
export function Description({ text }: { text: string }) {
  const blocks = renderBlocks(parseMarkdown(text));
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="mb-4 font-bold text-2xl">
        Description
      </h2>
      <Blocks text={text}>{blocks}</Blocks>
    </section>
  );
}

function Blocks({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      lang={languageOf(text)}
      className="markdown flex max-w-prose flex-col gap-4 text-muted leading-relaxed wrap-anywhere"
    >
      {children}
    </div>
  );
}
