import type { Ref } from 'react';
import { FaMagnifyingGlass } from 'react-icons/fa6';

export interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>;
  text: string;
  onChange: (text: string) => void;
  onFocus: () => void;
}

/** The search box. */
export function SearchBox({ ref, text, onChange, onFocus }: SearchBoxProps) {
  return (
    <search className="md:w-80">
      <label className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-surface px-4 transition focus-within:outline-3 focus-within:outline-brand focus-within:outline-offset-3">
        <FaMagnifyingGlass aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Search Apps</span>
        <input
          ref={ref}
          type="search"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          placeholder="Search Apps"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className="w-full bg-transparent py-3 outline-none placeholder:text-muted"
        />
      </label>
    </search>
  );
}
