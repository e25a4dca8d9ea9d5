import { AppLink } from '@/components/ui/app-link';
import type { CardApp } from '@/lib/catalogue/select';
import { routes } from '@/lib/routes';
import { AddLink } from './add-link';

/** Replaces the table if there are not two apps to compare. */
export function TooFew({ apps: [app] }: { apps: readonly Pick<CardApp, 'id' | 'title' | 'language'>[] }) {
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
              lang={app.language}
              className="font-semibold text-brand underline"
            >
              {app.title}
            </AppLink>{' '}
            needs at least one other app beside it.
          </>
        ) : (
          'Each card in the list of all apps has a Compare button, and so has the page of each app. Choose two to four apps.'
        )}
      </p>
      <AddLink apps={app ? [app] : []} className="button" />
    </div>
  );
}
