import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppPage } from '@/components/details/app-page';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { toRowApp } from '@/lib/catalogue/views';
import { readRows, readScreenshots, readStatus } from '@/lib/publish/catalogue/details';
import { readRelated } from '@/lib/publish/catalogue/groups';
import { readApp, readCatalogue } from '@/lib/publish/catalogue/read';
import { orPlaceholder, PLACEHOLDER } from '@/lib/publish/export/static-params';
import { appJsonLd, appTrail, breadcrumbJsonLd } from '@/lib/publish/seo/json-ld';
import { appMetadata } from '@/lib/publish/seo/metadata';

type Props = PageProps<'/apps/appdetails/[id]'>;

export function generateStaticParams() {
  const params = readCatalogue().map(({ id }) => ({ id: String(id) }));
  return orPlaceholder(params, { id: PLACEHOLDER });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const app = readApp((await params).id);
  return app ? appMetadata(app) : {};
}

export default async function AppDetailsPage({ params }: Props) {
  const app = readApp((await params).id);
  if (!app) notFound();
  const { developer, categories, collections, ofDeveloper, similar } = readRelated(app);
  const trail = appTrail(app, categories[0]);
  return (
    <article className="shell pt-6 pb-10 md:pt-8">
      <Breadcrumbs trail={trail} />
      <AppPage
        app={app}
        developer={developer}
        categories={categories}
        collections={collections}
        status={readStatus(app)}
        screenshots={readScreenshots(app)}
        requires={readRows(app.requires)}
        worksWith={readRows(app.worksWith)}
        ofDeveloper={ofDeveloper.map(toRowApp)}
        similar={similar.map(toRowApp)}
      />
      <JsonLd data={appJsonLd(app)} />
      <JsonLd data={breadcrumbJsonLd(trail)} />
    </article>
  );
}
