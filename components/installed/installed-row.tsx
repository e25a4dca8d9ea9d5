import { DownloadsBadge, RatingBadge } from '@/components/catalogue/figures';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { preloadDialogs } from '@/components/ui/dialogs';
import type { CardApp } from '@/lib/catalogue/select';
import { routes } from '@/lib/routes';

// Shared by the row and its skeleton, so that they have the same size.
const frame = 'flex items-center gap-4 rounded-3xl border border-line bg-surface p-3 md:p-4';
const picture = 'w-16 shrink-0 md:w-20';
const body = 'flex min-w-0 flex-1 flex-col gap-2';
const titleBox = 'min-h-[1lh] font-semibold text-lg leading-snug';
const figures = 'flex min-h-7 flex-wrap gap-2';

export interface InstalledRowProps {
  app: CardApp;
  onUninstall: () => void;
}

/** An installed app, with its uninstall button. */
export function InstalledRow({ app, onUninstall }: InstalledRowProps) {
  return (
    <div className={`${frame} flex-wrap sm:flex-nowrap`}>
      <AppImage src={app.image} title={app.title} size={80} sizes="5rem" isEager className={picture} />
      <div className={body}>
        <AppLink
          href={routes.app(app.id)}
          dir="auto"
          title={app.title}
          className={`${titleBox} line-clamp-2 hover:text-brand wrap-anywhere`}
        >
          {app.title}
        </AppLink>
        <div className={figures}>
          <DownloadsBadge downloads={app.downloads} />
          <RatingBadge ratingAvg={app.ratingAvg} />
        </div>
      </div>
      <button
        type="button"
        className="button-quiet w-full sm:w-auto"
        onClick={onUninstall}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
      >
        Unistall<span className="sr-only"> {app.title}</span>
      </button>
    </div>
  );
}

/** The skeleton of a row. */
export function InstalledRowSkeleton() {
  return (
    <div aria-hidden="true" className={`${frame} flex-wrap sm:flex-nowrap`}>
      <span className={`${picture} skeleton aspect-square rounded-[22%]!`} />
      <span className={body}>
        <span className={titleBox}>
          <span className="skeleton h-[0.8lh] w-40 max-w-full" />
        </span>
        <span className={figures}>
          <span className="skeleton h-7 w-18" />
          <span className="skeleton h-7 w-14" />
        </span>
      </span>
      <span className="skeleton h-12 w-full rounded-2xl! sm:w-32" />
    </div>
  );
}
