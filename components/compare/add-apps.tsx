import { AppLink } from '@/components/ui/app-link';
import { Sentence } from '@/components/ui/sentence';
import type { CardApp } from '@/lib/catalogue/views';
import { type ChosenApp, MAX_COMPARED, selectionStore } from '@/lib/compare/selection';
import { routes } from '@/lib/routes';
import { titleLanguage } from '@/lib/text/language';
import * as texts from '@/texts/compare';

export interface AddLinkProps {
  apps: readonly ChosenApp[];
  className?: string;
}

/** A link to the listing, where the compared apps are chosen. A hint if there is no space for another app. */
export function AddLink({ apps, className = 'button-quiet' }: AddLinkProps) {
  if (apps.length >= MAX_COMPARED) return <p className="text-muted print:hidden">{texts.removeToAdd}</p>;
  return (
    <AppLink
      href={routes.apps}
      className={className}
      onNavigate={() => {
        // The compared apps can differ from the selection, for example after a shared link, so they replace it. An empty
        // comparison does not.
        if (apps.length > 0) selectionStore.getState().replace(apps);
      }}
    >
      {apps.length > 0 ? texts.addAnother : texts.browseAll}
    </AppLink>
  );
}

/** Replaces the table if there are not two apps to compare. */
export function TooFew({ apps }: { apps: readonly Pick<CardApp, 'id' | 'title' | 'untranslated'>[] }) {
  const [app] = apps;
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <h2 className="font-extrabold text-2xl md:text-3xl">{app ? texts.chooseOneMore : texts.chooseApps}</h2>
      <p className="max-w-xl text-balance text-lg text-muted">
        {app ? (
          // An element: a browser that translates would leave the sentence behind.
          <span>
            <Sentence text={texts.needsAnother}>
              <AppLink
                href={routes.app(app.id)}
                dir="auto"
                lang={titleLanguage(app)}
                className="font-semibold text-brand underline"
              >
                {app.title}
              </AppLink>
            </Sentence>
          </span>
        ) : (
          texts.howToChoose
        )}
      </p>
      <AddLink apps={apps} className="button" />
    </div>
  );
}
