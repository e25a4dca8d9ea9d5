import type { ReactNode } from 'react';
import { type MarkdownNode, parseMarkdown } from '@/lib/catalogue/markdown';
import { languageOf } from '@/lib/text/language';
import * as texts from '@/texts/details';
import { fold, joinLists, piecesOf } from './fold';
import { renderBlocks, textOf } from './markdown';

interface MarkdownProps {
  text: string;
  /** BCP 47 tag. Absent if it is the page’s language. */
  language?: string;
}

/** A text of an app: Markdown, or paragraphs of plain text. */
export function Markdown(props: MarkdownProps) {
  return <Blocks {...props}>{renderBlocks(parseMarkdown(props.text))}</Blocks>;
}

/** Without a heading at the start that is the title of the app: the page has it above. */
function withoutTitle(blocks: MarkdownNode[], title: string): MarkdownNode[] {
  const [first, ...others] = blocks;
  const isTitle = first?.token.type === 'heading_open' && textOf(first).trim() === title.trim();
  return isTitle ? others : blocks;
}

/** The description of an app. What is below the first screen is folded. Renders nothing if there is nothing to show. */
export function Description({ title, text, language }: MarkdownProps & { title: string }) {
  const pieces = piecesOf(withoutTitle(parseMarkdown(text), title)).filter(
    (piece) => renderBlocks([piece]).length > 0,
  );
  const [first, others] = fold(pieces);
  const all = joinLists(pieces);
  const start = renderBlocks(first, all);
  const rest = renderBlocks(others, all);
  if (start.length === 0) return null;
  if (rest.length > 0)
    start.push(
      <details key="fold" className="fold">
        <summary className="button-quiet">
          <span>{texts.showMore}</span>
          <span>{texts.showLess}</span>
        </summary>
        <Blocks text={text} language={language}>
          {rest}
        </Blocks>
      </details>,
    );
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="mb-4 font-bold text-2xl">
        {texts.description}
      </h2>
      <Blocks text={text} language={language}>
        {start}
      </Blocks>
    </section>
  );
}

function Blocks({ text, language, children }: MarkdownProps & { children: ReactNode }) {
  return (
    <div
      lang={language ?? languageOf(text)}
      className="markdown flex max-w-prose flex-col gap-4 text-muted leading-relaxed wrap-anywhere"
    >
      {children}
    </div>
  );
}
