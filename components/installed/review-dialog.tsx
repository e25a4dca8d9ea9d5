import { type ReactNode, useEffect, useState } from 'react';
import { closeModal, Modal, PAGE_LEFT } from '@/components/ui/modal';
import type { RowApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import type { ListEntry } from '@/lib/installed/list-file';
import { useInstalledApps } from '@/lib/installed/use-installed-apps';
import { isChunkLoadError, reloadOnce } from '@/lib/navigation/reload';
import { useCatalogue } from '@/lib/source/use-catalogue';
import { titleLanguage } from '@/lib/text/language';
import { appOfId } from '@/texts/installed';
import * as lists from '@/texts/lists';
import * as shared from '@/texts/shared';
import * as texts from '@/texts/transfer';

/** Number of entries of each part that are shown by name. */
const SHOWN_COUNT = 20;

const CONFIRMED = 'confirmed';

/** As in the list, or as in the catalogue. */
type ShownEntry = ListEntry & Pick<RowApp, 'untranslated'>;

export interface ReviewDialogProps {
  /** Where the list is from, as a sentence. */
  source: string;
  /** With unique ids. */
  entries: readonly ListEntry[];
  /** Called with the ids to add: none if the visitor has cancelled, null after leaving the page. */
  onDecision: (ids: readonly AppId[] | null) => void;
}

/**
 * Shows what an imported or shared list would add, and asks. It is up to date if the visitor's list changes in another
 * tab meanwhile.
 */
export function ReviewDialog({ source, entries, onDecision }: ReviewDialogProps) {
  const { ids } = useInstalledApps();
  const { apps: catalogue, error, isLoading, load } = useCatalogue();
  const [isWithUnlisted, setWithUnlisted] = useState(false);
  useEffect(load, [load]);
  useEffect(() => {
    // A new deploy has removed the file.
    if (isChunkLoadError(error)) reloadOnce();
  }, [error]);

  const listed = new Map(catalogue?.map((app) => [app.id, app]));
  const installed = new Set(ids);
  const all: readonly ShownEntry[] = catalogue ? entries.map((entry) => listed.get(entry.id) ?? entry) : [];
  const present = all.filter(({ id }) => installed.has(id));
  const missing = all.filter(({ id }) => !installed.has(id));
  const added = missing.filter(({ id }) => listed.has(id));
  const unlisted = missing.filter(({ id }) => !listed.has(id));
  const chosen = isWithUnlisted ? [...added, ...unlisted] : added;

  return (
    // A new dialog when the apps are loaded, so that a screen reader reads it, and no button moves below the pointer.
    <Modal
      key={catalogue ? 'ready' : 'loading'}
      title={texts.addToList}
      buttons={
        <>
          <button type="button" className="button-quiet" onClick={closeModal}>
            {catalogue && missing.length === 0 ? shared.close : texts.cancel}
          </button>
          {!catalogue && error && (
            <button type="button" aria-disabled={isLoading} className="button" onClick={load}>
              {shared.tryAgain}
            </button>
          )}
          {missing.length > 0 && (
            <button
              type="button"
              value={CONFIRMED}
              disabled={chosen.length === 0}
              className="button"
              onClick={closeModal}
            >
              {texts.add(chosen.length)}
            </button>
          )}
        </>
      }
      onClose={(result) => {
        if (result === PAGE_LEFT) onDecision(null);
        else onDecision(result === CONFIRMED ? chosen.map(({ id }) => id) : []);
      }}
    >
      <p className="text-muted wrap-anywhere">{source + lists.space + texts.keepsItsApps}</p>
      {!catalogue && (
        <p role="status" className="mt-4">
          {error && !isLoading ? error.message : texts.loadingApps}
        </p>
      )}
      <EntryList heading={texts.toAdd(added.length)} entries={added} />
      <EntryList heading={texts.inListAlready(present.length)} entries={present} />
      <EntryList heading={texts.notInCatalogue(unlisted.length)} entries={unlisted}>
        <label className="mt-2 flex items-baseline gap-2">
          <input
            type="checkbox"
            className="size-4 shrink-0"
            checked={isWithUnlisted}
            onChange={({ target }) => setWithUnlisted(target.checked)}
          />
          {texts.addTheseToo}
        </label>
      </EntryList>
    </Modal>
  );
}

interface EntryListProps {
  heading: string;
  entries: readonly ShownEntry[];
  children?: ReactNode;
}

/** A part of the list. Nothing if it is empty. */
function EntryList({ heading, entries, children }: EntryListProps) {
  if (entries.length === 0) return null;
  const rest = entries.length - SHOWN_COUNT;
  return (
    <>
      <h3 className="mt-4 font-semibold">{heading}</h3>
      <ul className="mt-1 list-disc ps-5 text-muted">
        {entries.slice(0, SHOWN_COUNT).map(({ id, title = '', untranslated }) => (
          <li key={id} className="wrap-anywhere">
            <bdi lang={titleLanguage({ title, untranslated })}>{title || appOfId(id)}</bdi>
          </li>
        ))}
        {rest > 0 && <li>{texts.andMore(rest)}</li>}
      </ul>
      {children}
    </>
  );
}
