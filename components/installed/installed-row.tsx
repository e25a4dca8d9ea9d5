import { DownloadsBadge, RatingBadge } from '@/components/catalogue/figures';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { preloadDialogs } from '@/components/ui/dialogs';
import type { CardApp } from '@/lib/catalogue/select';
import { routes } from '@/lib/routes';
import { rowClasses } from './installed-row-skeleton';

export interface InstalledRowProps {
  app: CardApp;
  onUninstall: () => void;
}

/** An installed app, with its uninstall button. */
export function InstalledRow({ app, onUninstall }: InstalledRowProps) {
  return (
    <div className={`${rowClasses.frame} flex-wrap sm:flex-nowrap`}>
      <AppImage
        src={app.image}
        title={app.title}
        size={80}
        sizes="5rem"
        isEager
        className={rowClasses.picture}
      />
      <div className={rowClasses.body}>
        <AppLink
          href={routes.app(app.id)}
          dir="auto"
          lang={app.language}
          title={app.title}
          className={`${rowClasses.titleBox} line-clamp-2 hover:text-brand wrap-anywhere`}
        >
          {app.title}
        </AppLink>
        <div className={rowClasses.figures}>
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
