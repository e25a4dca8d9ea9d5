import { CategoryLinks } from '@/components/explorer/category-links';
import { Explorer } from '@/components/explorer/explorer';
import { readGroups } from '@/lib/build/catalogue/groups';
import { toListingCards } from '@/lib/build/catalogue/large';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { appsMetadata } from '@/lib/build/seo/metadata';
import { listOrders } from '@/lib/catalogue/list-order';
import { pageOf } from '@/lib/catalogue/pages';

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
