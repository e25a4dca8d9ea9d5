import { useId } from 'react';
import { Figures } from '@/components/catalogue/figures';
import { secondLine } from '@/components/catalogue/second-line';
import { AppImage } from '@/components/ui/app-image';
import { AppLink } from '@/components/ui/app-link';
import { preloadDialogs } from '@/components/ui/dialogs';
import { proseDirection } from '@/components/ui/prose-direction';
import { ShortText } from '@/components/ui/short-text';
import { isDetailed } from '@/lib/catalogue/detailed';
import type { ListedApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { routes } from '@/lib/routes';
import { isolate } from '@/lib/text/bidi';
import { titleLanguage } from '@/lib/text/language';
import * as texts from '@/texts/installed';

/** The classes of a row and of its skeleton, so that they have the same size. */
const rowClasses = {
  frame: 'flex flex-wrap items-center gap-x-[min(1rem,5vw)] p-[min(0.75rem,4vw)] md:px-4',
  picture: 'w-[min(3.5rem,20vw)] shrink-0',
  body: 'min-w-[min(9rem,40vw)] flex-1',
  titleBox: 'min-h-[1lh] font-semibold leading-snug',
  note: 'min-h-[1lh] text-muted text-sm',
  figures: 'min-h-6',
};

/** The rows are on one surface, with lines between them. */
export const LIST_CLASSES = 'divided rounded-2xl border border-line bg-surface';

export interface InstalledRowProps {
  id: AppId;
  /** Undefined if the catalogue does not list the app: only its id is known. The catalogue can be older than the app. */
  app: ListedApp | undefined;
  /** The day on which it was installed, if it is known. */
  day?: string;
  /** Whether it can be in the initial viewport. */
  isEager: boolean;
  onUninstall: () => void;
}

export function InstalledRow({ id, app, day, isEager, onUninstall }: InstalledRowProps) {
  const update = app && updateText(app, day);
  const note = app ? secondLine(app) : texts.appOfId(id);
  const name = useId();
  const button = useId();
  return (
    <div className={rowClasses.frame}>
      {app ? (
        <AppImage
          src={app.image}
          title={app.title}
          size={56}
          sizes="3.5rem"
          isEager={isEager}
          className={rowClasses.picture}
        />
      ) : (
        <span
          aria-hidden="true"
          className={`${rowClasses.picture} aspect-square rounded-[22%] border border-line bg-sunken in-data-[pictures=none]:hidden`}
        />
      )}
      <div className={rowClasses.body}>
        {app ? (
          <AppLink
            id={name}
            href={routes.app(id)}
            dir="auto"
            lang={titleLanguage(app)}
            title={app.title}
            className={`${rowClasses.titleBox} line-clamp-2 hover:text-brand wrap-anywhere`}
          >
            {app.title}
          </AppLink>
        ) : (
          <p className={rowClasses.titleBox}>{texts.notListed}</p>
        )}
        {note && (
          <p dir={proseDirection(app?.summary)} className={`${rowClasses.note} line-clamp-2 wrap-anywhere`}>
            {note}
          </p>
        )}
        {app && (
          <div className={rowClasses.figures}>
            <Figures app={app} />
          </div>
        )}
        {update && (
          <AppLink
            href={`${routes.app(id)}#whats-new`}
            className="inline-block py-1 font-medium text-brand text-sm underline-offset-2 hover:underline wrap-anywhere"
          >
            {update}
          </AppLink>
        )}
      </div>
      <button
        type="button"
        id={button}
        // Not by hidden text: the title is on the page once.
        aria-labelledby={app && `${button} ${name}`}
        className="button-text ms-auto wrap-anywhere"
        onClick={onUninstall}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
      >
        {app ? texts.uninstall : <ShortText text={texts.remove} full={texts.removeOfId(id)} />}
      </button>
    </div>
  );
}

/**
 * When an app was updated after its installation, and to which version. Undefined if it was not, or if that is not known. The
 * cards of a large catalogue have no versions.
 */
function updateText(app: ListedApp, installed: string | undefined): string | undefined {
  const { updated } = app;
  if (installed === undefined || updated === undefined || updated <= installed) return undefined;
  const version = isDetailed(app) ? app.version : undefined;
  return texts.updatedOn(updated, version && isolate(version));
}

export function InstalledSkeleton() {
  return (
    <div className={`${LIST_CLASSES} animate-pulse`}>
      {['a', 'b', 'c'].map((row) => (
        // Nothing moves while the row arrives: it has the height of its texts, which are at its top, from the start.
        <div
          key={row}
          aria-hidden="true"
          className={`${rowClasses.frame} box-content min-h-[4.125rem] max-sm:min-h-[5.375rem]`}
        >
          <span
            className={`${rowClasses.picture} skeleton aspect-square rounded-[22%]! in-data-[pictures=none]:hidden`}
          />
          <span className={`${rowClasses.body} self-start`}>
            <span className={`${rowClasses.titleBox} block`}>
              <span className="skeleton h-[0.8lh] w-40 max-w-full" />
            </span>
            <span className={`${rowClasses.note} block max-sm:min-h-[2lh]`}>
              <span className="skeleton h-[0.7lh] w-64 max-w-full" />
            </span>
            <span className={`${rowClasses.figures} flex items-center`}>
              <span className="skeleton h-3.5 w-24" />
            </span>
          </span>
          <span className="skeleton ms-auto h-11 w-20 rounded-xl!" />
        </div>
      ))}
    </div>
  );
}
