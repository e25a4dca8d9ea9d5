import { useEffect, useState } from 'react';
import { closeModal, LEFT, Modal } from '@/components/ui/modal';
import { plural } from '@/lib/format';
import { useCatalogue } from '@/lib/hooks/use-catalogue';
import { useInstalledApps } from '@/lib/hooks/use-installed-apps';
import { compareLists } from '@/lib/installed/compare-lists';
import type { ListEntry } from '@/lib/installed/list-file';
import { EntryList } from './entry-list';

/** The visitor's decision: the ids to add, `cancelled`, or `left` for none, because the page was left. */
export type Decision = readonly number[] | 'cancelled' | 'left';

export interface ReviewDialogProps {
  /** Where the list is from, as a sentence. */
  source: string;
  /** With unique ids. */
  entries: readonly ListEntry[];
  /** The URL of the file with all cards, without the base path. */
  file: string;
  onDecision: (decision: Decision) => void;
}

const CONFIRMED = 'confirmed';

/**
 * Shows what an imported or shared list would add, and asks. It is up to date if the visitor's list changes in another
 * tab meanwhile.
 */
export function ReviewDialog({ source, entries, file, onDecision }: ReviewDialogProps) {
  const { ids } = useInstalledApps();
  const { apps: catalogue, error, isLoading, load } = useCatalogue(file);
  const [isWithUnlisted, setWithUnlisted] = useState(false);
  useEffect(load, [load]);

  const { added, present, unlisted } = compareLists(catalogue ? entries : [], ids, catalogue ?? []);
  const chosen = isWithUnlisted ? [...added, ...unlisted] : added;
  const hasChoice = added.length + unlisted.length > 0;

  function close(result: string) {
    if (result === LEFT) onDecision('left');
    else onDecision(result === CONFIRMED ? chosen.map(({ id }) => id) : 'cancelled');
  }

  return (
    // A new dialog when the apps are loaded, so that a screen reader reads it, and no button moves below the pointer.
    <Modal key={catalogue ? 'ready' : 'loading'} title="Add apps to your list?" onClose={close}>
      <p className="text-muted wrap-anywhere">{source} Your list keeps all its apps.</p>
      {!catalogue && (
        <p role="status" className="mt-4">
          {error && !isLoading ? error.message : 'Loading the apps …'}
        </p>
      )}
      <EntryList heading={`${plural(added.length, 'app')} to add`} entries={added} />
      <EntryList heading={`${plural(present.length, 'app')} in your list already`} entries={present} />
      <EntryList heading={`${plural(unlisted.length, 'app')} not in this catalogue`} entries={unlisted}>
        <label className="mt-2 flex items-baseline gap-2">
          <input
            type="checkbox"
            className="size-4 shrink-0"
            checked={isWithUnlisted}
            onChange={({ target }) => setWithUnlisted(target.checked)}
          />
          Add these too, in case the catalogue lists them again
        </label>
      </EntryList>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="button-quiet" onClick={closeModal}>
          {catalogue && !hasChoice ? 'Close' : 'Cancel'}
        </button>
        {!catalogue && error && (
          <button type="button" aria-disabled={isLoading} className="button" onClick={load}>
            Try again
          </button>
        )}
        {hasChoice && (
          <button
            type="button"
            value={CONFIRMED}
            disabled={chosen.length === 0}
            className="button"
            onClick={closeModal}
          >
            Add {plural(chosen.length, 'app')}
          </button>
        )}
      </div>
    </Modal>
  );
}
