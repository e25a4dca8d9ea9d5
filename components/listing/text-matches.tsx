import type { CardApp } from '@/lib/catalogue/views';
import * as texts from '@/texts/listing';
import { CardList } from './card-list';

export interface TextMatchesProps {
  /** Changes with the search, the order and the filters. */
  listKey: string;
  apps: readonly CardApp[];
  isNear: boolean;
  isBusy: boolean;
}

/** Apps that a search finds by other texts than the title, or that come near. The specified count does not count them. */
export function TextMatches({ listKey, apps, isNear, isBusy }: TextMatchesProps) {
  return (
    <div aria-busy={isBusy}>
      {/* The heading is announced, and not the cards. */}
      <div aria-live="polite">
        {apps.length > 0 && (
          <h2 className="mb-4 text-balance pt-8 font-bold text-xl">
            <span>{isNear ? texts.didYouMean : texts.otherResults}</span>{' '}
            {!isNear && (
              <span className="font-normal text-base text-muted">{texts.appsInBrackets(apps.length)}</span>
            )}
          </h2>
        )}
      </div>
      {apps.length > 0 && <CardList key={listKey} apps={apps} total={apps.length} />}
    </div>
  );
}
