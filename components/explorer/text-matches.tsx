import { AppGrid } from '@/components/catalogue/app-grid';
import type { CardApp } from '@/lib/catalogue/views';
import { plural } from '@/lib/format';

export interface TextMatchesProps {
  /** The apps to show. */
  apps: readonly CardApp[];
  /** Number of apps, of which `apps` can be the first part. */
  total: number;
  /** Whether they are awaited. */
  isBusy: boolean;
  /** Whether no title has the text. */
  isAlone: boolean;
}

/** Apps that a search finds by other texts than the title. The specified count does not count them. */
export function TextMatches({ apps, total, isBusy, isAlone }: TextMatchesProps) {
  return (
    <div aria-busy={isBusy}>
      {/* The heading is announced, and not the cards. */}
      <div aria-live="polite">
        {total > 0 && isAlone && (
          <p className="mt-10 text-center text-muted">
            No title has this text, but the descriptions or keywords of other apps do.
          </p>
        )}
        {total > 0 && (
          <h2 className="mt-10 mb-4 text-balance font-bold text-xl">
            Also in descriptions and keywords{' '}
            <span className="font-normal text-base text-muted">
              {`(${apps.length < total ? `${apps.length} of ` : ''}${plural(total, 'app')})`}
            </span>
          </h2>
        )}
      </div>
      {total > 0 && <AppGrid apps={apps} />}
    </div>
  );
}
