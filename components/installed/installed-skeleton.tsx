/** The classes of a row and of its skeleton, so that they have the same size. */
export const rowClasses = {
  frame:
    'flex flex-wrap items-center gap-[min(1rem,5vw)] rounded-3xl border border-line bg-surface p-[min(0.75rem,4vw)] sm:flex-nowrap md:p-4',
  picture: 'w-[min(4rem,20vw)] shrink-0 md:w-20',
  body: 'flex min-w-0 flex-1 flex-col gap-2',
  titleBox: 'min-h-[1lh] font-semibold text-lg leading-snug',
  figures: 'flex min-h-7 flex-wrap gap-2',
};

/** The skeleton of the list. Not in the file of the row: `loading.tsx` would get the styles of the dialogs. */
export function InstalledSkeleton() {
  return (
    <div className="flex animate-pulse flex-col gap-4">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} aria-hidden="true" className={rowClasses.frame}>
          <span className={`${rowClasses.picture} skeleton aspect-square rounded-[22%]!`} />
          <span className={rowClasses.body}>
            <span className={rowClasses.titleBox}>
              <span className="skeleton h-[0.8lh] w-40 max-w-full" />
            </span>
            <span className={rowClasses.figures}>
              <span className="skeleton h-7 w-18" />
              <span className="skeleton h-7 w-14" />
            </span>
          </span>
          <span className="skeleton h-12 w-full rounded-2xl! sm:w-32" />
        </div>
      ))}
    </div>
  );
}
