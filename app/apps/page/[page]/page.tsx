import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppGrid } from '@/components/catalogue/app-grid';
import { PageLinks } from '@/components/catalogue/page-links';
import { AppLink } from '@/components/ui/app-link';
import { PageHeading } from '@/components/ui/page-heading';
import { toListingCards } from '@/lib/build/catalogue/large';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { orPlaceholder, PLACEHOLDER } from '@/lib/build/export/static-params';
import { appsMetadata } from '@/lib/build/seo/metadata';
import { pageCount, pageOf } from '@/lib/catalogue/pages';
import { formatExact } from '@/lib/format';
import { routes } from '@/lib/routes';

// Further pages of the listing: every app is reachable without JavaScript, and for search engines.

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
  const apps = await toListingCards(pageOf(all, page));
  if (apps.length === 0) notFound();
  return (
    <div className="shell py-6 md:py-8">
      <PageHeading
        count={
          <p className="text-muted">
            Page {formatExact(page)} of {formatExact(pageCount(all.length))}
          </p>
        }
        subtitle={
          <AppLink href={routes.apps} className="font-semibold text-brand underline">
            Search all apps
          </AppLink>
        }
      >
        All Apps
      </PageHeading>
      <AppGrid apps={apps} />
      <PageLinks
        label="Pages of all apps"
        current={page}
        count={pageCount(all.length)}
        hrefOf={routes.appsPage}
      />
    </div>
  );
}
