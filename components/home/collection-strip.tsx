import { AppCard } from '@/components/catalogue/app-card';
import { AppLink } from '@/components/ui/app-link';
import { ShortText } from '@/components/ui/short-text';
import type { Named } from '@/lib/catalogue/names';
import type { CardApp } from '@/lib/catalogue/views';
import { routes } from '@/lib/routes';
import { languageProp } from '@/lib/text/language';
import * as texts from '@/texts/home';

export interface CollectionStripProps extends Named {
  text: string;
  apps: readonly CardApp[];
}

/** The first apps of a collection, in a strip that scrolls, with a link to all of them. */
export function CollectionStrip({ name, slug, language, text, apps }: CollectionStripProps) {
  const id = `collection-${slug}`;
  return (
    <section aria-labelledby={id} className="shell">
      <div className="card-strip">
        <div className="flex flex-wrap items-center gap-x-5">
          <h2 id={id} className="font-extrabold text-2xl md:text-3xl">
            <bdi {...languageProp(language)}>{name}</bdi>
          </h2>
          <AppLink href={routes.collection(slug)} className="button-text -ms-3">
            <ShortText text={texts.showAllShort} full={texts.showAllOf(name)} />
          </AppLink>
        </div>
        <p className="mb-2 text-pretty text-muted">
          <bdi>{text}</bdi>
        </p>
        <ul role="list" className="strip">
          {apps.map((app) => (
            <li key={app.id} className="card">
              <AppCard app={app} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
