import { type LocalizedName, splitByLanguage } from '@/lib/catalogue/untranslated';
import { languageProp } from '@/lib/text/language';

export interface MarkedTextProps {
  /** A sentence or a list. */
  text: string;
  /** Those in it, in its order. It can lack some of them. */
  names: readonly LocalizedName[];
}

/** A text in which the names that are in another language than the page have theirs. Only for sites in several languages. */
export function MarkedText({ text, names }: MarkedTextProps) {
  return splitByLanguage(text, names).map(({ text, language, start }) => (
    <span key={start} {...languageProp(language)}>
      {text}
    </span>
  ));
}
