import { CardNote } from '@/components/catalogue/card-note';
import { Figures } from '@/components/catalogue/figures';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { preloadDialogs } from '@/components/ui/dialogs';
import type { CardApp } from '@/lib/catalogue/select';
import { routes } from '@/lib/routes';
import { rowClasses } from './installed-skeleton';

export interface InstalledRowProps {
  id: number;
  /** Undefined if the catalogue no longer lists the app: only its id is known. */
  app: CardApp | undefined;
  onUninstall: () => void;
}

/** An installed app, with its uninstall button. */
export function InstalledRow({ id, app, onUninstall }: InstalledRowProps) {
  return (
    <div className={rowClasses.frame}>
      {app ? (
        <AppImage
          src={app.image}
          title={app.title}
          size={56}
          sizes="3.5rem"
          isEager
          className={rowClasses.picture}
        />
      ) : (
        <span
          aria-hidden="true"
          className={`${rowClasses.picture} aspect-square rounded-[22%] border border-line bg-sunken`}
        />
      )}
      <div className={rowClasses.body}>
        {app ? (
          <AppLink
            href={routes.app(id)}
            dir="auto"
            lang={app.language}
            title={app.title}
            className={`${rowClasses.titleBox} line-clamp-2 hover:text-brand wrap-anywhere`}
          >
            {app.title}
          </AppLink>
        ) : (
          <p className={rowClasses.titleBox}>No longer listed</p>
        )}
        <p dir="auto" className={`${rowClasses.note} line-clamp-2 wrap-anywhere`}>
          {app ? <CardNote app={app} /> : `App ${id}`}
        </p>
        {app && (
          <div className={rowClasses.figures}>
            <Figures app={app} />
          </div>
        )}
      </div>
      <button
        type="button"
        className="button-text"
        onClick={onUninstall}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
      >
        {app ? 'Unistall' : 'Remove'}
        <span className="sr-only"> {app ? app.title : `app ${id}`}</span>
      </button>
    </div>
  );
}
