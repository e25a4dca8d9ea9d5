import { findMatch } from '@/lib/catalogue/search';

export interface MarkedTextProps {
  text: string;
  /** The text of a search. */
  search: string;
}

/** A text, of which the part that a search has found is marked. */
export function MarkedText({ text, search }: MarkedTextProps) {
  const match = findMatch(text, search);
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
