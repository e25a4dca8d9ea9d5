'use client';

import { AppLink } from '@/components/ui/app-link';
import type { CountedName } from '@/lib/catalogue/names';
import { NAMES_IN_VIEW } from '@/lib/catalogue/pages';
import { routes } from '@/lib/routes';
import * as texts from '@/texts/listing';
import { AppCount } from './app-count';

/** Links to the categories of the catalogue, in one line. Nothing if there are none. */
export function CategoryLinks({ categories }: { categories: readonly CountedName[] }) {
  if (categories.length === 0) return null;
  const others = categories.slice(NAMES_IN_VIEW);
  return (
    <nav aria-label={texts.categories} className="category-links">
      <CategoryList categories={categories.slice(0, NAMES_IN_VIEW)} />
      {others.length > 0 && (
        <details>
          <summary>{texts.more(others.length)}</summary>
          <CategoryList categories={others} />
        </details>
      )}
    </nav>
  );
}

function CategoryList({ categories }: { categories: readonly CountedName[] }) {
  return (
    <ul role="list">
      {categories.map(({ name, slug, count, language }) => (
        <li key={slug}>
          <AppLink href={routes.category(slug)}>
            <bdi title={name} lang={language}>
              {name}
            </bdi>{' '}
            <AppCount count={count} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
