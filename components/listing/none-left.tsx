/** Replaces the cards if filters leave none. */
export function NoneLeft({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <h2 className="text-balance font-bold text-xl">No app fits these filters.</h2>
      <button type="button" className="button" onClick={onClear}>
        Clear filters
      </button>
    </div>
  );
}
