import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { textOfGroup } from '@/lib/catalogue/collections';
import type { Kind } from '@/lib/catalogue/names';
import { readGroup, readGroups } from '@/lib/publish/catalogue/groups';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { pageParams } from '@/lib/publish/export/static-params';
import { feedsOfPage } from '@/lib/publish/seo/feeds';
import { breadcrumbJsonLd, groupTrail } from '@/lib/publish/seo/json-ld';
import { groupMetadata } from '@/lib/publish/seo/metadata';
import { routes } from '@/lib/routes';
import { ListPage } from './list-page';

/** The parts of the URL that say which group, and which page of it: `fjordline`, `fjordline/2`. */
interface GroupProps {
  params: Promise<{ slug: string; page?: string[] }>;
}

/** What the route of the developers, of the categories or of the collections exports. */
export function groupRoute(kind: Kind) {
  return {
    generateStaticParams: () => pageParams(readGroups(kind)),

    async generateMetadata({ params }: GroupProps): Promise<Metadata> {
      const { slug, page: [number] = ['1'] } = await params;
      const found = readGroup(kind, slug);
      if (!found) return {};
      const feeds = feedsOfPage(readCatalogue(), routes[kind](found.slug));
      return groupMetadata(kind, found, Number(number), feeds);
    },

    async GroupPage({ params }: GroupProps) {
      const { slug, page: [number] = ['1'] } = await params;
      const found = readGroup(kind, slug);
      if (!found) notFound();
      const { apps, ...named } = found;
      const group = { kind, ...named };
      const text = textOfGroup(group);
      const trail = groupTrail(kind, named);
      return (
        <>
          <ListPage
            apps={apps}
            page={Number(number)}
            group={group}
            breadcrumbs={<Breadcrumbs trail={trail} />}
          >
            {text && (
              <p className="-mt-4 mb-5 max-w-prose text-pretty text-muted">
                <bdi>{text}</bdi>
              </p>
            )}
          </ListPage>
          <JsonLd data={breadcrumbJsonLd(trail)} />
        </>
      );
    },
  };
}
