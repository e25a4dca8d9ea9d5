import { useLayoutEffect, useRef } from 'react';

export interface SelectProps<Value extends string> {
  /** The accessible name. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Select<Value extends string>({ label, options, value, onChange }: SelectProps<Value>) {
  const select = useRef<HTMLSelectElement>(null);
  const initial = useRef({ options, value, onChange });

  // Applies a choice made before hydration, for which React has no event. The next rendering would reset it.
  useLayoutEffect(() => {
    const { options, value, onChange } = initial.current;
    const chosen = options[select.current?.selectedIndex ?? 0]?.value;
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  }, []);

  return (
    <span className="select relative flex min-w-0 items-center">
      <select
        ref={select}
        aria-label={label}
        // Prevents browsers from restoring the choice of an earlier visit, which the page does not have.
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
        className="min-h-11 w-full appearance-none text-ellipsis rounded-xl border border-line bg-surface pe-11 ps-4 font-medium max-sm:pe-9 max-sm:ps-3"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className="icon icon-chevron pointer-events-none absolute end-3 size-6 max-sm:end-2 text-muted"
      />
    </span>
  );
}
