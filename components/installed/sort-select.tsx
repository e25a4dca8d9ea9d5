import { useLayoutEffect, useRef } from 'react';
import { MdExpandMore } from 'react-icons/md';
import type { SortOrder } from '@/lib/catalogue/select';

const options: { value: SortOrder; label: string }[] = [
  { value: 'none', label: 'Sort By DownLoads' },
  { value: 'high-low', label: 'High->Low' },
  { value: 'low-high', label: 'Low->High' },
];

export interface SortSelectProps {
  order: SortOrder;
  onChange: (order: SortOrder) => void;
}

/** The sort dropdown of the installed list. */
export function SortSelect({ order, onChange }: SortSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const initial = useRef({ order, onChange });

  // Applies a choice made before hydration, for which React has no event. The next rendering would reset it.
  useLayoutEffect(() => {
    const chosen = options[select.current?.selectedIndex ?? 0]?.value;
    if (chosen && chosen !== initial.current.order) initial.current.onChange(chosen);
  }, []);

  return (
    <span className="relative flex items-center">
      <select
        ref={select}
        aria-label="Sort the installed apps"
        // Prevents browsers from restoring the choice of an earlier visit, which the list does not have.
        autoComplete="off"
        value={order}
        onChange={({ target }) => onChange(options[target.selectedIndex]?.value ?? 'none')}
        className="min-h-12 w-full appearance-none rounded-2xl border border-line bg-surface pr-11 pl-4 font-medium"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <MdExpandMore aria-hidden="true" className="pointer-events-none absolute right-3 size-6 text-muted" />
    </span>
  );
}
