import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FurtherPage } from '@/components/listing/further-page';
import { pageCount, pageOf } from '@/lib/catalogue/pages';
import { toListingCards } from '@/lib/publish/catalogue/large';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { orPlaceholder, PLACEHOLDER } from '@/lib/publish/export/static-params';
import { appsMetadata } from '@/lib/publish/seo/metadata';

type Props = PageProps<'/apps/page/[page]'>;

/** Unknown numbers are 404s. */
export const dynamicParams = false;

export async function generateStaticParams() {
  const count = pageCount((await readCatalogue()).length);
  const params = Array.from({ length: count - 1 }, (_, index) => ({ page: String(index + 2) }));
  return orPlaceholder(params, { page: PLACEHOLDER });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return appsMetadata(Number((await params).page));
}

export default async function AppsFurtherPage({ params }: Props) {
  const page = Number((await params).page);
  const all = await readCatalogue();
  const cards = await toListingCards(pageOf(all, page));
  if (cards.length === 0) notFound();
  return (
    <div className="shell py-6 md:py-8">
      <FurtherPage cards={cards} current={page} total={all.length} />
    </div>
  );
}
