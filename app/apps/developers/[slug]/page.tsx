import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeveloperApps } from '@/components/catalogue/developer-apps';
import { readDeveloper, readDevelopers } from '@/lib/build/catalogue/around';
import { developerTrail } from '@/lib/build/seo/json-ld';
import { developerMetadata } from '@/lib/build/seo/metadata';

type Props = PageProps<'/apps/developers/[slug]'>;

/** A placeholder for an empty catalogue. No slug has an underscore. finish-export removes it. */
const NO_DEVELOPER = { slug: '_none' };

export async function generateStaticParams() {
  const params = (await readDevelopers()).map(({ developer: { slug } }) => ({ slug }));
  return params.length > 0 ? params : [NO_DEVELOPER];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readDeveloper((await params).slug);
  return found ? developerMetadata(found.developer, found.apps.length) : {};
}

export default async function DeveloperPage({ params }: Props) {
  const found = await readDeveloper((await params).slug);
  if (!found) notFound();
  return <DeveloperApps {...found} page={1} trail={developerTrail(found.developer)} />;
}
