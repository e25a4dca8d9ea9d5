import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppHeader } from '@/components/details/app-header';
import { AppLinks } from '@/components/details/app-links';
import { AppRows } from '@/components/details/app-rows';
import { Description, Markdown } from '@/components/details/description';
import { EarlierVersions } from '@/components/details/earlier-versions';
import { Facts } from '@/components/details/facts';
import { Ratings } from '@/components/details/ratings';
import { Screenshots } from '@/components/details/screenshots';
import { WhatsNew } from '@/components/details/whats-new';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { appLinks } from '@/lib/catalogue/app-links';
import { badgesOf } from '@/lib/catalogue/badges';
import { summaryBeside } from '@/lib/catalogue/summary';
import { toRowApp } from '@/lib/catalogue/views';
import { readRows, readScreenshots, readStatus } from '@/lib/publish/catalogue/details';
import { readAround } from '@/lib/publish/catalogue/groups';
import { readApp, readCatalogue } from '@/lib/publish/catalogue/read';
import { orPlaceholder, PLACEHOLDER } from '@/lib/publish/export/static-params';
import { appJsonLd, appTrail, breadcrumbJsonLd } from '@/lib/publish/seo/json-ld';
import { appMetadata } from '@/lib/publish/seo/metadata';
import { isolate } from '@/lib/text/bidi';
import { formatList } from '@/lib/text/format';

type Props = PageProps<'/apps/appdetails/[id]'>;

export async function generateStaticParams() {
  const params = (await readCatalogue()).map(({ id }) => ({ id: String(id) }));
  return orPlaceholder(params, { id: PLACEHOLDER });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const app = await readApp((await params).id);
  return app ? appMetadata(app) : {};
}

export default async function AppDetailsPage({ params }: Props) {
  const app = await readApp((await params).id);
  if (!app) notFound();
  const { id, image, title, companyName, downloads, ratingAvg, reviews, ratings, description } = app;
  const { version, updated, added, changes } = app;
  const { developer, categories, ofDeveloper, similar } = await readAround(app);
  const links = appLinks(app);
  const trail = appTrail(app, categories[0]);
  return (
    <article className="shell pt-6 pb-10 md:pt-8">
      <Breadcrumbs trail={trail} />
      <AppHeader
        app={{ id, image, title, companyName, downloads, ratingAvg, reviews, added }}
        developerSlug={developer?.slug}
        categories={categories}
        badges={badgesOf(app)}
        summary={summaryBeside(app)}
        alternativeTo={formatList((app.alternativeTo ?? []).map(isolate))}
        status={await readStatus(app)}
        get={links.find(({ kind }) => kind === 'get')}
      />
      <Screenshots screenshots={readScreenshots(app)} />
      <Ratings ratings={ratings} ratingAvg={ratingAvg} />
      <div className="grid gap-10 py-10 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <div className="grid min-w-0 content-start gap-10 empty:hidden">
          {description && <Description text={description} />}
          <WhatsNew
            version={version}
            updated={updated}
            added={added}
            changes={changes && <Markdown text={changes} />}
          />
          <EarlierVersions
            versions={app.versions?.map(({ changes, ...version }) => ({
              ...version,
              changes: changes && <Markdown text={changes} />,
            }))}
          />
        </div>
        <div className="grid min-w-0 content-start gap-10 empty:hidden">
          <Facts app={app} />
          <AppLinks links={links} />
          <AppRows id="requires" heading="Requires" apps={await readRows(app.requires)} />
          <AppRows id="works-with" heading="Works with" apps={await readRows(app.worksWith)} />
          {developer && (
            <AppRows
              id="developer"
              heading={
                <>
                  More from <bdi>{developer.name}</bdi>
                </>
              }
              apps={ofDeveloper.map(toRowApp)}
            />
          )}
        </div>
      </div>
      <AppRows
        id="similar"
        heading="Similar apps"
        apps={similar.map(toRowApp)}
        className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4"
      />
      <JsonLd data={appJsonLd(app)} />
      <JsonLd data={breadcrumbJsonLd(trail)} />
    </article>
  );
}
