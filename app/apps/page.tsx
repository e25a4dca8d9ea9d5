import { Explorer } from '@/components/explorer/explorer';
import { cardsUrl, toListingCards } from '@/lib/build/catalogue/large';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { appsMetadata } from '@/lib/build/seo/metadata';
import { pageOf } from '@/lib/catalogue/pages';

export const metadata = appsMetadata();

export default async function AppsPage() {
  const apps = await readCatalogue();
  return (
    <div className="shell py-6 md:py-8">
      <Explorer
        firstApps={await toListingCards(pageOf(apps, 1))}
        total={apps.length}
        file={await cardsUrl()}
      />
    </div>
  );
}
