import { readGroups } from '@/lib/publish/catalogue/groups';
import { pageParams } from '@/lib/publish/export/static-params';
import { GroupPage, groupMetadata } from '../../../group-page';

// The apps of a collection: `/apps/collections/start-here`, and further pages such as `/apps/collections/start-here/2`.

type Props = PageProps<'/apps/collections/[slug]/[[...page]]'>;

export async function generateStaticParams() {
  return pageParams(await readGroups('collection'));
}

export function generateMetadata({ params }: Props) {
  return groupMetadata({ kind: 'collection', params });
}

export default function CollectionPage({ params }: Props) {
  return <GroupPage kind="collection" params={params} />;
}
