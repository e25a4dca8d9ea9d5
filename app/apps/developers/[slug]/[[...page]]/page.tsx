import { readGroups } from '@/lib/publish/catalogue/groups';
import { pageParams } from '@/lib/publish/export/static-params';
import { GroupPage, groupMetadata } from '../../../group-page';

// The apps of a developer: `/apps/developers/fjordline`, and further pages such as `/apps/developers/fjordline/2`.

type Props = PageProps<'/apps/developers/[slug]/[[...page]]'>;

export async function generateStaticParams() {
  return pageParams(await readGroups('developer'));
}

export function generateMetadata({ params }: Props) {
  return groupMetadata({ kind: 'developer', params });
}

export default function DeveloperPage({ params }: Props) {
  return <GroupPage kind="developer" params={params} />;
}
