import { AppLink } from '@/components/ui/app-link';
import type { CardApp } from '@/lib/catalogue/views';
import { type ChosenApp, selectionStore } from '@/lib/compare/selection';
import { MAX_COMPARED, MAX_COMPARED_WORD } from '@/lib/compared-count';
import { routes } from '@/lib/routes';
import { languageOf } from '@/lib/text/language';

export interface AddLinkProps {
  /** The compared apps. */
  apps: readonly ChosenApp[];
  className?: string;
}

/** A link to the listing, where the compared apps are chosen. A hint if there is no space for another app. */
export function AddLink({ apps, className = 'button-quiet' }: AddLinkProps) {
  if (apps.length >= MAX_COMPARED) return <p className="text-muted">Remove an app to add another one.</p>;
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
      {apps.length > 0 ? 'Add another app' : 'Browse all apps'}
    </AppLink>
  );
}

/** Replaces the table if there are not two apps to compare. */
export function TooFew({ apps }: { apps: readonly Pick<CardApp, 'id' | 'title'>[] }) {
  const [app] = apps;
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <h2 className="font-extrabold text-2xl md:text-3xl">
        {app ? 'Choose one more app' : 'Choose the apps to compare'}
      </h2>
      <p className="max-w-xl text-balance text-lg text-muted">
        {app ? (
          <>
            <AppLink
              href={routes.app(app.id)}
              dir="auto"
              lang={languageOf(app.title)}
              className="font-semibold text-brand underline"
            >
              {app.title}
            </AppLink>{' '}
            needs at least one other app beside it.
          </>
        ) : (
          `Each card in the list of all apps has a Compare button, and so has the page of each app. Choose two to ${MAX_COMPARED_WORD} apps.`
        )}
      </p>
      <AddLink apps={apps} className="button" />
    </div>
  );
}
