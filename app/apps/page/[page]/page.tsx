import type { Metadata } from 'next';
import { pageCount } from '@/lib/catalogue/pages';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { orPlaceholder, PLACEHOLDER } from '@/lib/publish/export/static-params';
import { appsMetadata } from '@/lib/publish/seo/metadata';
import { ListPage } from '../../list-page';

type Props = PageProps<'/apps/page/[page]'>;

/** Unknown numbers are 404s. */
export const dynamicParams = false;

export function generateStaticParams() {
  const count = pageCount(readCatalogue().length);
  const params = Array.from({ length: count - 1 }, (_, index) => ({ page: String(index + 2) }));
  return orPlaceholder(params, { page: PLACEHOLDER });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return appsMetadata(Number((await params).page));
}

export default async function AppsFurtherPage({ params }: Props) {
  return <ListPage apps={readCatalogue()} page={Number((await params).page)} />;
}
