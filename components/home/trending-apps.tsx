import { AppGrid } from '@/components/catalogue/app-grid';
import { AppLink } from '@/components/ui/app-link';
import type { CardApp } from '@/lib/catalogue/views';
import { routes } from '@/lib/routes';

/** The first apps of the catalogue, with a link to all apps. Renders nothing if the catalogue is empty. */
export function TrendingApps({ apps }: { apps: readonly CardApp[] }) {
  if (apps.length === 0) return null;
  return (
    <section aria-labelledby="trending" className="shell py-8 md:py-10">
      <h2 id="trending" className="font-extrabold text-2xl md:text-3xl">
        Trending Apps
      </h2>
      <p className="mt-1 mb-6 text-muted">Explore All trending Apps on the Market</p>
      <AppGrid apps={apps} />
      <div className="mt-8 text-center">
        <AppLink href={routes.apps} className="button-quiet px-10">
          Show All
        </AppLink>
      </div>
    </section>
  );
}
