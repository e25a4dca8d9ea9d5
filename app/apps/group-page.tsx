import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { textOfGroup } from '@/lib/catalogue/collections';
import type { Kind } from '@/lib/catalogue/names';
import { readGroup } from '@/lib/publish/catalogue/groups';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { feedsOfPage } from '@/lib/publish/seo/feeds';
import { breadcrumbJsonLd, namedTrail } from '@/lib/publish/seo/json-ld';
import { namedMetadata } from '@/lib/publish/seo/metadata';
import { routes } from '@/lib/routes';
import { ListPage } from './list-page';

/** The part of the URL that says which group, and which page of it: `fjordline`, `fjordline/2`. */
interface GroupParams {
  slug: string;
  page?: string[];
}

export interface GroupPageProps {
  kind: Kind;
  params: Promise<GroupParams>;
}

/** The metadata of a page of a developer, of a category or of a collection. */
export async function groupMetadata({ kind, params }: GroupPageProps): Promise<Metadata> {
  const { slug, page: [number] = ['1'] } = await params;
  const found = await readGroup(kind, slug);
  if (!found) return {};
  const feeds = feedsOfPage(await readCatalogue(), routes[kind](found.slug));
  return namedMetadata(kind, found, Number(number), feeds);
}

/** A page of the apps of a developer, of a category or of a collection. */
export async function GroupPage({ kind, params }: GroupPageProps) {
  const { slug, page: [number] = ['1'] } = await params;
  const found = await readGroup(kind, slug);
  if (!found) notFound();
  const { apps, ...named } = found;
  const group = { kind, ...named };
  const text = textOfGroup(group);
  const trail = namedTrail(kind, named);
  return (
    <>
      <ListPage apps={apps} page={Number(number)} group={group} breadcrumbs={<Breadcrumbs trail={trail} />}>
        {text && <p className="-mt-4 mb-5 max-w-prose text-pretty text-muted">{text}</p>}
      </ListPage>
      <JsonLd data={breadcrumbJsonLd(trail)} />
    </>
  );
}
