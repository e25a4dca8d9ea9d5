import { AppGrid } from '@/components/catalogue/app-grid';
import { AppLink } from '@/components/ui/app-link';
import type { CardApp } from '@/lib/catalogue/views';
import { routes } from '@/lib/routes';
import { home } from '@/lib/site';
import * as texts from '@/texts/home';

/** The first apps of the catalogue, with a link to all apps. Renders nothing if the catalogue is empty, or the owner shows none. */
export function TrendingApps({ apps }: { apps: readonly CardApp[] }) {
  const { trending } = home;
  if (!trending || apps.length === 0) return null;
  return (
    <section aria-labelledby="trending" className="shell py-8 md:py-10">
      <h2 id="trending" className="font-extrabold text-2xl md:text-3xl">
        {trending.heading}
      </h2>
      {trending.text && (
        <p className="mt-1 text-muted">
          <bdi>{trending.text}</bdi>
        </p>
      )}
      <div className="mt-6">
        <AppGrid apps={apps} />
      </div>
      <div className="mt-8 text-center">
        <AppLink href={routes.apps} className="button-quiet px-[min(2.5rem,12vw)]">
          {texts.showAll}
        </AppLink>
      </div>
    </section>
  );
}
