import { AppLink } from '@/components/ui/app-link';
import { MAX_COMPARED } from '@/lib/compare/ids';
import { type ChosenApp, selectionStore } from '@/lib/compare/selection';
import { routes } from '@/lib/routes';

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
        // The apps of a shared link may not be chosen. Without any, the visitor's own choice stays.
        if (apps.length > 0) selectionStore.getState().replace(apps);
      }}
    >
      {apps.length > 0 ? 'Add another app' : 'Browse all apps'}
    </AppLink>
  );
}
