import { preloadDialogs } from '@/components/ui/dialogs';
import { rowClasses } from './installed-row-skeleton';

export interface UnlistedRowProps {
  id: number;
  onRemove: () => void;
}

/** An installed app that the catalogue no longer lists: only its id is known. */
export function UnlistedRow({ id, onRemove }: UnlistedRowProps) {
  return (
    <div className={`${rowClasses.frame} flex-wrap sm:flex-nowrap`}>
      <span
        aria-hidden="true"
        className={`${rowClasses.picture} aspect-square rounded-[22%] border border-line bg-sunken`}
      />
      <div className={rowClasses.body}>
        <p className={rowClasses.titleBox}>No longer listed</p>
        <p className={`${rowClasses.figures} text-muted wrap-anywhere`}>App {id}</p>
      </div>
      <button
        type="button"
        className="button-quiet w-full sm:w-auto"
        onClick={onRemove}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
      >
        Remove<span className="sr-only"> app {id}</span>
      </button>
    </div>
  );
}
