/** A loading spinner in the centre of the screen. */
export default function AppsLoading() {
  return (
    <div aria-busy="true" data-loading="" className="grid min-h-svh place-items-center">
      <span className="size-12 animate-spin rounded-full border-4 border-brand-soft border-t-brand" />
    </div>
  );
}
