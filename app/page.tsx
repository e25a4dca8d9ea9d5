import { Hero } from '@/components/home/hero';
import { StatsBanner } from '@/components/home/stats-banner';
import { TrendingApps } from '@/components/home/trending-apps';
import { JsonLd } from '@/components/ui/json-ld';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { webSiteJsonLd } from '@/lib/build/seo/json-ld';
import { homeMetadata } from '@/lib/build/seo/metadata';
import { trendingApps } from '@/lib/catalogue/select';
import { toCardApp } from '@/lib/catalogue/summary';

export const metadata = homeMetadata();

export default async function HomePage() {
  const trending = trendingApps(await readCatalogue()).map(toCardApp);
  return (
    <>
      <Hero />
      <StatsBanner />
      <TrendingApps apps={trending} />
      <JsonLd data={webSiteJsonLd()} />
    </>
  );
}
