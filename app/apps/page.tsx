import { Explorer } from '@/components/explorer/explorer';
import { PageHeading } from '@/components/ui/page-heading';
import { cardsUrl } from '@/lib/build/catalogue/large';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { appsMetadata } from '@/lib/build/seo/metadata';
import { pageOf } from '@/lib/catalogue/pages';
import { toCardApp } from '@/lib/catalogue/to-card-app';
import { site } from '@/lib/site';

export const metadata = appsMetadata();

export default async function AppsPage() {
  const apps = await readCatalogue();
  return (
    <div className="shell py-12 md:py-16">
      <div className="mb-10">
        <PageHeading subtitle={`Every app on the market by ${site.makers}`}>All Apps</PageHeading>
      </div>
      <Explorer firstApps={pageOf(apps, 1).map(toCardApp)} total={apps.length} file={await cardsUrl()} />
    </div>
  );
}
