import { CollectionStrip } from '@/components/home/collection-strip';
import { Hero } from '@/components/home/hero';
import { StatsBanner } from '@/components/home/stats-banner';
import { TrendingApps } from '@/components/home/trending-apps';
import { JsonLd } from '@/components/ui/json-ld';
import { TRENDING_COUNT } from '@/lib/catalogue/select';
import { toCardApp } from '@/lib/catalogue/summary';
import { readHomeCollections } from '@/lib/publish/catalogue/groups';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { webSiteJsonLd } from '@/lib/publish/seo/json-ld';
import { siteMetadata } from '@/lib/publish/seo/metadata';
import { routes } from '@/lib/routes';

export const metadata = siteMetadata(routes.home);

export default function HomePage() {
  const trending = readCatalogue().slice(0, TRENDING_COUNT).map(toCardApp);
  const collections = readHomeCollections();
  return (
    <>
      <Hero />
      <StatsBanner />
      <TrendingApps apps={trending} />
      {collections.map((collection) => (
        <CollectionStrip key={collection.slug} {...collection} apps={collection.apps.map(toCardApp)} />
      ))}
      <JsonLd data={webSiteJsonLd()} />
    </>
  );
}
