import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppHeader } from '@/components/details/app-header';
import { Description } from '@/components/details/description';
import { Ratings } from '@/components/details/ratings';
import { readApp, readCatalogue } from '@/lib/build/catalogue/read';
import { appMetadata } from '@/lib/build/seo/metadata';

type Props = PageProps<'/apps/appdetails/[id]'>;

/** Unknown ids are 404s. */
export const dynamicParams = false;

/** A placeholder for an empty catalogue. An export needs at least one page per route; finish-export removes it. */
const NO_APP = { id: 'none' };

export async function generateStaticParams() {
  const params = (await readCatalogue()).map(({ id }) => ({ id: String(id) }));
  return params.length > 0 ? params : [NO_APP];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const app = await readApp((await params).id);
  return app ? appMetadata(app) : {};
}

export default async function AppDetailsPage({ params }: Props) {
  const app = await readApp((await params).id);
  if (!app) notFound();
  const { ratings, description, ...header } = app;
  return (
    <article className="shell pt-10 md:pt-16">
      <AppHeader app={header} />
      <Ratings ratings={ratings} />
      <Description text={description} />
    </article>
  );
}
