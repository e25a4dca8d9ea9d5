import { readGroups } from '@/lib/publish/catalogue/groups';
import { pageParams } from '@/lib/publish/export/static-params';
import { GroupPage, groupMetadata } from '../../../group-page';

// The apps of a category: `/apps/categories/tools`, and further pages such as `/apps/categories/tools/2`.

type Props = PageProps<'/apps/categories/[slug]/[[...page]]'>;

export async function generateStaticParams() {
  return pageParams(await readGroups('category'));
}

export function generateMetadata({ params }: Props) {
  return groupMetadata({ kind: 'category', params });
}

export default function CategoryPage({ params }: Props) {
  return <GroupPage kind="category" params={params} />;
}
