import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppGrid, IN_VIEW_FIRST } from '@/components/catalogue/app-grid';
import { PageLinks } from '@/components/catalogue/page-links';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { PageHeading } from '@/components/ui/page-heading';
import { pageCount, pageOf } from '@/lib/catalogue/pages';
import { toCardApp } from '@/lib/catalogue/summary';
import { readGroup, readGroups } from '@/lib/publish/catalogue/groups';
import { pageParams } from '@/lib/publish/export/static-params';
import { breadcrumbJsonLd, namedTrail } from '@/lib/publish/seo/json-ld';
import { namedMetadata } from '@/lib/publish/seo/metadata';
import { routes } from '@/lib/routes';
import { formatExact, plural } from '@/lib/text/format';

// The apps of a developer: `/apps/developers/fjordline`, and further pages such as `/apps/developers/fjordline/2`.

type Props = PageProps<'/apps/developers/[slug]/[[...page]]'>;

export async function generateStaticParams() {
  return pageParams(await readGroups('developer'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page = ['1'] } = await params;
  const found = await readGroup('developer', slug);
  return found ? namedMetadata('developer', found, Number(page[0])) : {};
}

export default async function DeveloperPage({ params }: Props) {
  const { slug, page: [number] = ['1'] } = await params;
  const found = await readGroup('developer', slug);
  const page = Number(number);
  const apps = pageOf(found?.apps ?? [], page);
  if (!found || apps.length === 0) notFound();
  const { name, apps: all } = found;
  const trail = namedTrail('developer', found);
  const count = pageCount(all.length);
  const position = count > 1 ? `, page ${formatExact(page)} of ${formatExact(count)}` : '';
  return (
    <div className="shell pt-3 pb-8">
      <Breadcrumbs trail={trail} />
      <PageHeading count={<p className="text-muted">{`${plural(all.length, 'app')}${position}`}</p>}>
        <bdi>{name}</bdi>
      </PageHeading>
      <AppGrid apps={apps.map(toCardApp)} eagerCount={IN_VIEW_FIRST} />
      <PageLinks
        label="Pages of this developer"
        current={page}
        count={count}
        hrefOf={(page) => routes.developer(found.slug, page)}
      />
      <JsonLd data={breadcrumbJsonLd(trail)} />
    </div>
  );
}
