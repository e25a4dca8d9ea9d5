/** The classes of a row and of its skeleton, so that they have the same size. */
export const rowClasses = {
  frame: 'flex flex-wrap items-center gap-x-[min(1rem,5vw)] p-[min(0.75rem,4vw)] md:px-4',
  picture: 'w-[min(3.5rem,20vw)] shrink-0',
  body: 'min-w-[min(9rem,40vw)] flex-1',
  titleBox: 'min-h-[1lh] font-semibold leading-snug',
  note: 'block min-h-[1lh] text-muted text-sm',
  figures: 'min-h-6',
};

/** The rows are on one surface, with lines between them. */
export const LIST_CLASSES = 'divide-y divide-line rounded-2xl border border-line bg-surface';

/** The skeleton of the list. Not in the file of the row: `loading.tsx` would get the styles of the dialogs. */
export function InstalledSkeleton() {
  return (
    <div className={`${LIST_CLASSES} animate-pulse`}>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} aria-hidden="true" className={rowClasses.frame}>
          <span className={`${rowClasses.picture} skeleton aspect-square rounded-[22%]!`} />
          <span className={rowClasses.body}>
            <span className={`${rowClasses.titleBox} block`}>
              <span className="skeleton h-[0.8lh] w-40 max-w-full" />
            </span>
            <span className={rowClasses.note}>
              <span className="skeleton h-[0.7lh] w-64 max-w-full" />
            </span>
            <span className={`${rowClasses.figures} flex items-center`}>
              <span className="skeleton h-3.5 w-24" />
            </span>
          </span>
          <span className="skeleton h-11 w-20 rounded-xl!" />
        </div>
      ))}
    </div>
  );
}
