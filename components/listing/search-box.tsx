import { type RefObject, useEffect, useRef, useState } from 'react';
import { isOverlayOpen } from '@/lib/navigation/focus';
import * as texts from '@/texts/listing';
import { MAX_SEARCH_LENGTH } from './use-search';

/** The key that, with Control or Command, moves the focus to the search box. */
const SEARCH_KEY = '/';

/**
 * How long text that is composed rests before it is searched, in milliseconds. A Japanese word is searched when it is composed,
 * and not at each half syllable. Keyboards of phones compose every word, until a space.
 */
export const COMPOSING_MS = 600;

/** The code of each key that an input method has handled (https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode). */
const COMPOSING_KEY = 229;

export interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  onChange: (text: string) => void;
  onFocus: () => void;
}

/** The search box. Text of an input method is searched when it is composed, or rests. */
export function SearchBox({ ref, text, onChange, onFocus }: SearchBoxProps) {
  const [composed, setComposed] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSearchKey(ref);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(changed: string) {
    clearTimeout(timer.current);
    setComposed(null);
    // The text of a composition can have been searched already. Another search would replace a result that is being pressed.
    if (changed !== text) onChange(changed);
  }

  function compose(changed: string) {
    clearTimeout(timer.current);
    setComposed(changed);
    timer.current = setTimeout(() => change(changed), COMPOSING_MS);
  }

  return (
    <search>
      <label className="flex min-h-11 items-center gap-2 rounded-xl border border-line bg-surface px-3">
        <span aria-hidden="true" className="icon icon-search text-muted" />
        <span className="sr-only">{texts.searchApps}</span>
        <input
          ref={ref}
          type="search"
          // An empty box would be from left to right.
          dir={(composed ?? text) ? 'auto' : undefined}
          maxLength={MAX_SEARCH_LENGTH}
          value={composed ?? text}
          onChange={({ target, nativeEvent }) => {
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            if (isComposing) compose(target.value);
            else change(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => change(currentTarget.value)}
          onFocus={onFocus}
          onKeyDown={(event) => {
            // An input method is open, which the key closes. Safari has ended its text by then, and sends this code.
            const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY;
            // Puts the keyboard of a phone away.
            if (!isComposing && event.key === 'Enter' && window.matchMedia('(pointer: coarse)').matches)
              event.currentTarget.blur();
            if (event.key !== 'Escape' || event.currentTarget.value === '') return;
            // Chromium would clear the box.
            event.preventDefault();
            if (!isComposing) onChange('');
          }}
          aria-keyshortcuts={`Control+${SEARCH_KEY} Meta+${SEARCH_KEY}`}
          placeholder={texts.searchApps}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className="peer w-full min-w-0 py-2 outline-none placeholder:text-muted"
        />
        <span
          aria-hidden="true"
          dir="ltr"
          className="needs-script hidden shrink-0 whitespace-nowrap rounded-md border border-line px-1.5 text-muted text-sm lg:block lg:peer-focus:hidden pointer-coarse:hidden"
        >
          {texts.searchKeys(SEARCH_KEY)}
        </span>
      </label>
    </search>
  );
}

/**
 * Moves the focus to the search box when the visitor presses the search key. Only with a modifier: a shortcut of a single
 * character must be possible to turn off (WCAG 2.1.4), because speech input can type it by accident.
 */
function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey } = event;
      // In other scripts, it is the key of a Latin layout: in Arabic, it types a letter.
      const isSearchKey =
        key === SEARCH_KEY || (code === 'Slash' && /^(?!\p{Script=Latin})\p{L}$/u.test(key));
      if (!isSearchKey || ctrlKey === metaKey || altKey || isOverlayOpen()) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
