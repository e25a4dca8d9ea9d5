import type { Metadata } from 'next';
import { pageNumbers } from '@/lib/catalogue/pages';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { orPlaceholder, PLACEHOLDER } from '@/lib/publish/export/static-params';
import { appsMetadata } from '@/lib/publish/seo/metadata';
import { ListPage } from '../../list-page';

type Props = PageProps<'/apps/page/[page]'>;

/** Unknown numbers are 404s. */
export const dynamicParams = false;

export function generateStaticParams() {
  const [, ...others] = pageNumbers(readCatalogue().length);
  const params = others.map((page) => ({ page: String(page) }));
  return orPlaceholder(params, { page: PLACEHOLDER });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return appsMetadata(Number((await params).page));
}

export default async function AppsFurtherPage({ params }: Props) {
  return <ListPage apps={readCatalogue()} page={Number((await params).page)} />;
}
