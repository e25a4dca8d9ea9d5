import { AppGrid } from '@/components/catalogue/app-grid';
import { AppLink } from '@/components/ui/app-link';
import type { CardApp } from '@/lib/catalogue/select';
import { routes } from '@/lib/routes';

/** The first apps of the catalogue, with a link to all apps. Renders nothing if the catalogue is empty. */
export function TrendingApps({ apps }: { apps: readonly CardApp[] }) {
  if (apps.length === 0) return null;
  return (
    <section aria-labelledby="trending" className="shell py-14 md:py-20">
      <div className="mb-10 text-center">
        <h2 id="trending" className="font-extrabold text-3xl md:text-5xl">
          Trending Apps
        </h2>
        <p className="mt-3 text-lg text-muted">Explore All trending Apps on the Market</p>
      </div>
      <AppGrid apps={apps} />
      <div className="mt-10 text-center">
        <AppLink href={routes.apps} className="button px-10">
          Show All
        </AppLink>
      </div>
    </section>
  );
}
