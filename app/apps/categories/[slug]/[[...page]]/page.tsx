import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Explorer } from '@/components/listing/explorer';
import { FurtherPage } from '@/components/listing/further-page';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { listOrders } from '@/lib/catalogue/list-order';
import { pageOf } from '@/lib/catalogue/pages';
import { readGroup, readGroups } from '@/lib/publish/catalogue/groups';
import { toListingCards } from '@/lib/publish/catalogue/large';
import { pageParams } from '@/lib/publish/export/static-params';
import { breadcrumbJsonLd, namedTrail } from '@/lib/publish/seo/json-ld';
import { namedMetadata } from '@/lib/publish/seo/metadata';

// The listing of a category: `/apps/categories/tools`. As of all apps, every app is on a further page, such as
// `/apps/categories/tools/2`, without JavaScript and for search engines.

type Props = PageProps<'/apps/categories/[slug]/[[...page]]'>;

export async function generateStaticParams() {
  return pageParams(await readGroups('category'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page = ['1'] } = await params;
  const found = await readGroup('category', slug);
  return found ? namedMetadata('category', found, Number(page[0])) : {};
}

export default async function CategoryPage({ params }: Props) {
  const { slug, page: [number] = ['1'] } = await params;
  const found = await readGroup('category', slug);
  const page = Number(number);
  const cards = await toListingCards(pageOf(found?.apps ?? [], page));
  if (!found || cards.length === 0) notFound();
  const { apps, ...category } = found;
  const trail = namedTrail('category', category);
  return (
    <div className="shell pt-3 pb-8">
      <Breadcrumbs trail={trail} />
      {page === 1 ? (
        <Explorer firstApps={cards} total={apps.length} orders={listOrders(apps)} category={category} />
      ) : (
        <FurtherPage category={category} cards={cards} current={page} total={apps.length} />
      )}
      <JsonLd data={breadcrumbJsonLd(trail)} />
    </div>
  );
}
