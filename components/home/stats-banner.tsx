import { stats } from '@/lib/site';

/** The company's three figures, on the brand's gradient. */
export function StatsBanner() {
  return (
    <section aria-labelledby="stats" className="brand-gradient text-white">
      <div className="shell py-14 text-center md:py-20">
        <h2 id="stats" className="font-extrabold text-3xl md:text-5xl">
          Trusted By Millions, Built For You
        </h2>
        <dl className="mt-10 grid gap-10 md:grid-cols-3">
          {stats.map(({ label, value, note }) => (
            <div key={label} className="flex flex-col gap-2">
              <dt className="font-medium">{label}</dt>
              <dd className="font-extrabold text-5xl tracking-tight md:text-6xl">{value}</dd>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
