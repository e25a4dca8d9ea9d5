import * as texts from '@/texts/layout';

/** The first link of each page for keyboard users. Skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className="button fixed top-3 start-3 z-50 [translate:0_-6rem] focus:[translate:none]">
      {texts.skipToContent}
    </a>
  );
}
