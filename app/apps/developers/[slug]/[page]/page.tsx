import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeveloperApps } from '@/components/catalogue/developer-apps';
import { readDeveloper, readDevelopers } from '@/lib/build/catalogue/around';
import { developerTrail } from '@/lib/build/seo/json-ld';
import { developerMetadata } from '@/lib/build/seo/metadata';
import { pageCount } from '@/lib/catalogue/pages';

// Further pages of a developer with many apps.

type Props = PageProps<'/apps/developers/[slug]/[page]'>;

/** Unknown slugs and numbers are 404s. */
export const dynamicParams = false;

/** A placeholder if one page is enough for every developer. finish-export removes it. */
const NO_PAGE = { slug: '_none', page: '_none' };

export async function generateStaticParams() {
  const params = (await readDevelopers()).flatMap(({ developer: { slug }, apps }) =>
    Array.from({ length: pageCount(apps.length) - 1 }, (_, index) => ({ slug, page: String(index + 2) })),
  );
  return params.length > 0 ? params : [NO_PAGE];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page } = await params;
  const found = await readDeveloper(slug);
  return found ? developerMetadata(found.developer, found.apps.length, Number(page)) : {};
}

export default async function DeveloperFurtherPage({ params }: Props) {
  const { slug, page } = await params;
  const found = await readDeveloper(slug);
  if (!found) notFound();
  return <DeveloperApps {...found} page={Number(page)} trail={developerTrail(found.developer)} />;
}
