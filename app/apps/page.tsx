import { CategoryLinks } from '@/components/listing/category-links';
import { Explorer } from '@/components/listing/explorer';
import { listOrders } from '@/lib/catalogue/list-order';
import { pageOf } from '@/lib/catalogue/pages';
import { readGroups } from '@/lib/publish/catalogue/groups';
import { toListingCards } from '@/lib/publish/catalogue/large';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { appsMetadata } from '@/lib/publish/seo/metadata';

export const metadata = appsMetadata();

export default async function AppsPage() {
  const apps = await readCatalogue();
  const categories = (await readGroups('category'))
    .map(({ name, slug, apps }) => ({ name, slug, count: apps.length }))
    .sort((a, b) => b.count - a.count);
  return (
    <div className={`shell ${categories.length > 0 ? 'pt-4 pb-6 md:pb-8' : 'py-6 md:py-8'}`}>
      <Explorer
        firstApps={await toListingCards(pageOf(apps, 1))}
        total={apps.length}
        orders={listOrders(apps)}
      >
        <CategoryLinks categories={categories} />
      </Explorer>
    </div>
  );
}
