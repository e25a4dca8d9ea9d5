import { stats } from '@/lib/site';

/** The company's three figures, on the brand's gradient. */
export function StatsBanner() {
  return (
    <section aria-labelledby="stats" className="brand-gradient text-white">
      <div className="shell flex flex-col gap-x-12 gap-y-2 py-4 md:py-7 lg:flex-row">
        <h2 id="stats" className="font-bold text-lg leading-tight md:text-2xl lg:max-w-56">
          Trusted By Millions, Built For You
        </h2>
        <dl className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(max(4lh,28%),1fr))] gap-x-4 gap-y-3">
          {stats.map(({ label, value, note }) => (
            <div key={label} className="flex flex-col text-xs leading-tight md:text-sm">
              <dt>{label}</dt>
              <dd className="font-extrabold text-[1.375rem] tracking-tight md:text-4xl">{value}</dd>
              <dd className="mt-0.5">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
