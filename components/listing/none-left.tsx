import * as texts from '@/texts/filters';

/** Replaces the cards if filters leave none. */
export function NoneLeft({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <h2 className="text-balance font-bold text-xl">{texts.noneLeft}</h2>
      <button type="button" className="button" onClick={onClear}>
        {texts.clearFilters}
      </button>
    </div>
  );
}
