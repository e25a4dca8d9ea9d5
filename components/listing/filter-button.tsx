import type { RefObject } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import * as texts from '@/texts/listing';
import type { ListingState } from './use-listing';

export interface FilterButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  filtering: ListingState['filtering'];
  /** @param query As in the URL. */
  onChange: (query: string) => void;
}

export function FilterButton({ ref, filtering, onChange }: FilterButtonProps) {
  const { filters, chosen, isOpen, isOpening, counts, remaining, prefetch, open, close } = filtering;
  const count = chosen?.choice.size ?? 0;
  return (
    <>
      <ActionButton
        ref={ref}
        aria-haspopup="dialog"
        aria-busy={isOpening}
        className="min-h-11 rounded-xl border border-line bg-surface px-4 font-medium hover:border-brand/40 aria-busy:animate-pulse"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        {count > 0 ? texts.filterCount(count) : texts.filter}
      </ActionButton>
      {/* Not before the values are counted: those that are offered then stay in their places. */}
      {isOpen && filters && chosen && (
        <chosen.code.FilterForm
          index={chosen.index}
          choice={chosen.choice}
          counts={counts}
          remaining={remaining}
          onChange={onChange}
          onClose={() => {
            close();
            // Also after a second try, whose button has gone.
            ref.current?.focus();
          }}
        />
      )}
    </>
  );
}
