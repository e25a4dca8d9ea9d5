import { AppLink } from '@/components/ui/app-link';
import type { CountedName } from '@/lib/catalogue/names';
import { plural } from '@/lib/format';
import { routes } from '@/lib/routes';

/** Links to the pages of developers that a search has found. */
export function DeveloperLinks({ developers }: { developers: readonly CountedName[] }) {
  if (developers.length === 0) return null;
  return (
    <ul aria-label="Developers" className="mb-6 flex flex-wrap gap-2">
      {developers.map(({ name, slug, count }) => (
        <li key={slug} className="min-w-0">
          <AppLink
            href={routes.developer(slug)}
            className="flex min-h-11 flex-wrap items-center gap-x-1.5 rounded-[1.375rem] border border-line bg-surface px-4 py-1.5 hover:border-brand/40 hover:text-brand"
          >
            <span className="text-muted">Developer</span>
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            <span className="shrink-0 text-muted text-sm">{plural(count, 'app')}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
