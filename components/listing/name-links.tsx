import { AppLink } from '@/components/ui/app-link';
import type { CountedName, Kind } from '@/lib/catalogue/names';
import { routes } from '@/lib/routes';
import * as texts from '@/texts/listing';
import * as shared from '@/texts/shared';

export interface NameLinksProps {
  kind: Kind;
  names: readonly CountedName[];
}

/** Links to the pages of developers, categories or collections that a search has found. */
export function NameLinks({ kind, names }: NameLinksProps) {
  if (names.length === 0) return null;
  const [one, several] = texts.kinds[kind];
  return (
    <ul role="list" aria-label={several} className="mb-6 flex flex-wrap gap-2">
      {names.map(({ name, slug, count, language }) => (
        <li key={slug} className="min-w-0">
          <AppLink
            href={routes[kind](slug)}
            className="flex min-h-11 flex-wrap items-center gap-x-1.5 rounded-[1.375rem] border border-line bg-surface px-4 py-1.5 hover:border-brand/40 hover:text-brand"
          >
            <span className="text-muted">{one}</span>
            <bdi lang={language} className="font-semibold wrap-anywhere">
              {name}
            </bdi>
            <span className="shrink-0 text-muted text-sm">{shared.apps(count)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
