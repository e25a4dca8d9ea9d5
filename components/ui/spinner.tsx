/** A sign that something loads, in the middle of a screen's height. */
export function Spinner() {
  return (
    <div role="status" className="grid min-h-svh place-items-center">
      <span className="size-12 animate-spin rounded-full border-4 border-brand-soft border-t-brand" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
