import { home } from '@/lib/site';

/** The company's figures, on the brand's gradient. Renders nothing if it has none. */
export function StatsBanner() {
  const { stats } = home;
  if (!stats) return null;
  return (
    <section aria-labelledby="stats" className="brand-gradient text-white">
      <div className="shell flex flex-col gap-x-12 gap-y-2 py-4 md:py-7 lg:flex-row">
        <h2 id="stats" className="font-bold text-lg leading-tight md:text-2xl lg:max-w-60">
          {stats.heading}
        </h2>
        <dl className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(max(4.5lh,28%),1fr))] gap-x-4 gap-y-3 text-xs leading-tight md:text-sm">
          {stats.figures.map(({ label, value, note }) => (
            <div key={label} className="flex flex-col">
              <dt dir="auto" className="max-[22.5rem]:min-h-[2lh]">
                {label}
              </dt>
              <dd dir="auto" className="wrap-break-word font-extrabold text-[1.375rem] tight md:text-4xl">
                {value}
              </dd>
              {note && (
                <dd dir="auto" className="mt-0.5">
                  {note}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
