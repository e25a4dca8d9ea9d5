import type { Ref } from 'react';
import { FaMagnifyingGlass } from 'react-icons/fa6';
import { SEARCH_KEY } from './use-search-key';

export interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>;
  text: string;
  onChange: (text: string) => void;
  onFocus: () => void;
}

/** The search box. */
export function SearchBox({ ref, text, onChange, onFocus }: SearchBoxProps) {
  return (
    <search className="sm:min-w-64 sm:flex-1 lg:w-80">
      <label className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-surface px-4 focus-within:outline-3 focus-within:outline-brand focus-within:outline-offset-3">
        <FaMagnifyingGlass aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Search Apps</span>
        <input
          ref={ref}
          type="search"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onKeyDown={(event) => {
            // Not while an input method is open, which the key closes.
            if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onChange('');
          }}
          aria-keyshortcuts={`Control+${SEARCH_KEY} Meta+${SEARCH_KEY}`}
          placeholder="Search Apps"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className="peer w-full bg-transparent py-3 outline-none placeholder:text-muted"
        />
        <span
          aria-hidden="true"
          className="needs-script hidden rounded-md border border-line px-1.5 text-muted text-sm lg:block lg:peer-focus:hidden pointer-coarse:hidden"
        >
          Ctrl {SEARCH_KEY}
        </span>
      </label>
    </search>
  );
}
