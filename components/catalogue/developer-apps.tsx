import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PageHeading } from '@/components/ui/page-heading';
import type { Developer } from '@/lib/catalogue/developers';
import { pageCount, pageOf } from '@/lib/catalogue/pages';
import type { App } from '@/lib/catalogue/schema';
import { toCardApp } from '@/lib/catalogue/to-card-app';
import { formatExact, plural } from '@/lib/format';
import { type Crumb, routes } from '@/lib/routes';
import { AppGrid, IN_VIEW_FIRST } from './app-grid';
import { PageLinks } from './page-links';

export interface DeveloperAppsProps {
  developer: Developer;
  /** All apps of the developer. */
  apps: readonly App[];
  /** The current page, from 1. */
  page: number;
  trail: readonly Crumb[];
}

/** A page with apps of a developer. */
export function DeveloperApps({ developer, apps, page, trail }: DeveloperAppsProps) {
  const count = pageCount(apps.length);
  const position = count > 1 ? `, page ${formatExact(page)} of ${formatExact(count)}` : '';
  return (
    <div className="shell py-8 md:py-12">
      <Breadcrumbs trail={trail} />
      <div className="mt-6 mb-10">
        <PageHeading subtitle={`${plural(apps.length, 'app')}${position}`}>
          <bdi className="wrap-anywhere">{developer.name}</bdi>
        </PageHeading>
      </div>
      <AppGrid apps={pageOf(apps, page).map(toCardApp)} eagerCount={IN_VIEW_FIRST} />
      <PageLinks
        label="Pages of this developer"
        current={page}
        count={count}
        hrefOf={(page) => routes.developer(developer.slug, page)}
      />
    </div>
  );
}
