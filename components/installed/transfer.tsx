import type { ReactNode } from 'react';
import { announce } from '@/components/ui/dialogs';
import { shareLink } from '@/components/ui/share-link';
import { isolate } from '@/lib/catalogue/bidi';
import { plural } from '@/lib/format';
import { catalogueStore } from '@/lib/hooks/catalogue-store';
import { formatListFile, type ListEntry } from '@/lib/installed/list-file';
import { parseSharedIds, shareUrl } from '@/lib/installed/share-link';
import { installedStore } from '@/lib/installed/store';
import { untilNavigation } from '@/lib/navigation/until';
import { readListFile, saveFile } from './list-file-access';
import { removeFragment } from './remove-fragment';
import { ReviewDialog } from './review-dialog';

// Lazy-loaded by `ListTools`.

/** Time in which a second export is ignored: it is the second click of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Time after which a question is shown before the catalogue is loaded, in milliseconds. */
const PATIENCE_MS = 300;

export type Task =
  | { type: 'share' | 'export' }
  | { type: 'import'; file: File }
  /** A share link was opened. `ids` is its fragment after `SHARE_FRAGMENT`. */
  | { type: 'link'; ids: string };

/** Where a task shows its result. */
export interface TransferView {
  /** Aborted by the next task, and when the page is left. */
  signal: AbortSignal;
  /** The URL of the file with all cards, without the base path. */
  file: string;
  siteName: string;
  /** Shows and announces a message. */
  setMessage: (message: string) => void;
  setDialog: (dialog: ReactNode) => void;
}

/** Performs a task of `ListTools`. Import and share links change the list only after the visitor has confirmed it. */
export async function perform(task: Task, view: TransferView): Promise<void> {
  // A share link can be in the history. The page is hidden while it is traversed to.
  await untilNavigation((navigation) => navigation === null || navigation.type === 'load');
  if (view.signal.aborted) return;
  switch (task.type) {
    case 'share':
      return shareList(view);
    case 'export':
      return exportList(view);
    case 'import':
      return importFile(task.file, view);
    case 'link':
      return openLink(task.ids, view);
  }
}

async function shareList({ siteName, signal, setMessage, setDialog }: TransferView): Promise<void> {
  const ids = currentIds();
  if (ids.length === 0) return setMessage('Your list is empty, so there is nothing to share.');
  const url = shareUrl(ids, window.location.origin);
  await shareLink(
    {
      title: `My apps on ${siteName}`,
      url,
      label: 'Link to your list',
      copied: 'The link to your list was copied.',
    },
    { signal, setMessage, setDialog },
  );
}

let exportedAt = Number.NEGATIVE_INFINITY;

function exportList({ siteName, setMessage }: TransferView): void {
  const ids = currentIds();
  const name = `${siteName.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-apps.json`;
  const isRepeated = performance.now() - exportedAt < DOUBLE_CLICK_MS;
  exportedAt = performance.now();
  if (ids.length > 0 && !isRepeated) saveFile(name, formatListFile(withTitles(ids)));
  setMessage(
    ids.length > 0
      ? `Your list was exported to ${name}.`
      : 'Your list is empty, so there is nothing to export.',
  );
}

/** The entries of ids. One has no title if the catalogue does not list it, or is not loaded yet. */
function withTitles(ids: readonly number[]): ListEntry[] {
  const titles = new Map(catalogueStore.getState().apps?.map(({ id, title }) => [id, title]));
  return ids.map((id) => {
    const title = titles.get(id);
    return title === undefined ? { id } : { id, title };
  });
}

async function importFile(file: File, view: TransferView): Promise<void> {
  const result = await readListFile(file).catch((error: Error) => error);
  if (view.signal.aborted) return;
  if (!(result instanceof Error)) return review(result, `From the file ${isolate(file.name)}.`, view);
  await announce({
    icon: 'error',
    title: 'This file cannot be imported',
    text: `${result.message} Your list is unchanged.`,
  });
}

async function openLink(text: string, view: TransferView): Promise<void> {
  const ids = parseSharedIds(text);
  if (ids)
    return review(
      ids.map((id) => ({ id })),
      'From a shared link.',
      view,
      removeFragment,
    );
  void removeFragment();
  await announce({
    icon: 'error',
    title: 'This link contains no list of apps',
    text: 'It may be incomplete. Your list is unchanged.',
  });
}

/**
 * Asks whether to add apps.
 *
 * @param onDecided Called after the visitor has added the apps or cancelled, not after leaving the page.
 */
async function review(
  entries: readonly ListEntry[],
  source: string,
  { signal, file, setMessage, setDialog }: TransferView,
  onDecided: () => void = () => {},
): Promise<void> {
  await Promise.race([loadCatalogue(file), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  if (signal.aborted) return;
  const onDecision = async (decision: readonly number[] | 'cancelled' | 'left') => {
    setDialog(null);
    if (decision === 'left') return;
    onDecided();
    const message = decision === 'cancelled' ? 'Nothing was added.' : await addToList(decision);
    if (!signal.aborted) setMessage(message);
  };
  setDialog(<ReviewDialog entries={entries} source={source} file={file} onDecision={onDecision} />);
}

/** Loads the catalogue. The dialog shows why it could not be loaded. */
async function loadCatalogue(file: string): Promise<void> {
  await catalogueStore
    .getState()
    .load(file)
    .catch(() => {});
}

/** @returns A message about the result. */
async function addToList(ids: readonly number[]): Promise<string> {
  const before = currentIds().length;
  const outcome = installedStore.getState().installAll(ids);
  const added = `${plural(installedStore.getState().ids.length - before, 'app')} added to your list`;
  if ((await outcome) === 'installed') return `${added}.`;
  return `${added} for this visit only: your browser could not remember it.`;
}

/** The list as it is stored, which another tab may have changed. */
function currentIds(): readonly number[] {
  void installedStore.persist.rehydrate();
  return installedStore.getState().ids;
}
