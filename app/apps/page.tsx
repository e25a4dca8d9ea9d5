import { CategoryLinks } from '@/components/listing/category-links';
import { orderNames } from '@/lib/catalogue/names-in-view';
import { spread } from '@/lib/catalogue/select';
import { readGroups } from '@/lib/publish/catalogue/groups';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { feedsOfPage } from '@/lib/publish/seo/feeds';
import { appsMetadata } from '@/lib/publish/seo/metadata';
import { routes } from '@/lib/routes';
import { ListPage } from './list-page';

// A build without the link excludes its code.
const SurpriseLink =
  process.env.SURPRISE === '1' ? (await import('@/components/listing/surprise-link')).SurpriseLink : null;

export function generateMetadata() {
  return appsMetadata(1, feedsOfPage(readCatalogue(), routes.apps));
}

/** Number of apps that “Surprise me” chooses from: 0.5 kB of a large catalogue. */
const MAX_SURPRISES = 200;

export default function AppsPage() {
  const apps = readCatalogue();
  const categories = orderNames(
    readGroups('category').map(({ apps, ...named }) => ({ ...named, count: apps.length })),
    ({ count }) => count,
    ({ name }) => name,
  );
  return (
    <ListPage apps={apps}>
      {(categories.length > 0 || SurpriseLink) && (
        <>
          <CategoryLinks categories={categories} />
          {SurpriseLink && <SurpriseLink ids={spread(apps, MAX_SURPRISES).map(({ id }) => id)} />}
        </>
      )}
    </ListPage>
  );
}
