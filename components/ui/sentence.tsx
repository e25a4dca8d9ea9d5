import { createElement, Fragment, type ReactNode } from 'react';

/** A character that no text has, in the place of the element. */
const PLACE = '\ufffc';

export interface SentenceProps {
  /** The sentence, by the text of one of its parts. */
  text: (part: string) => string;
  children: ReactNode;
}

/**
 * A sentence with an element in it. It must be the only content of its element, and its own texts never change, because React
 * could not replace them on a page that the browser has translated.
 *
 * @example <p><Sentence text={(app) => `Replaced by ${app}`}><b>Wren</b></Sentence></p>
 */
export function Sentence({ text, children }: SentenceProps) {
  const [before, after] = text(PLACE).split(PLACE);
  return createElement(Fragment, null, before, children, after);
}
