import type { ReactNode } from 'react';
import { showDialog } from '@/components/ui/dialogs';
import { shareLink } from '@/components/ui/share-link';
import { saveFile } from '@/lib/browser/save-file';
import type { AppId } from '@/lib/id';
import type { Days } from '@/lib/installed/days';
import { formatListFile, type ListEntry, readListFile } from '@/lib/installed/list-file';
import { parseShared, shareUrl } from '@/lib/installed/share-link';
import { installedStore } from '@/lib/installed/store';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { replaceUrl } from '@/lib/navigation/history-entry';
import type { Navigation } from '@/lib/navigation/state-machine';
import { navigationStore } from '@/lib/navigation/store';
import { catalogueStore } from '@/lib/source/catalogue-store';
import { isolate } from '@/lib/text/bidi';
import * as lists from '@/texts/lists';
import * as texts from '@/texts/transfer';
import { ReviewDialog } from './review-dialog';

// Lazy-loaded by `ListTools`.

/** Time after which a question is shown before the catalogue is loaded, in milliseconds. */
const PATIENCE_MS = 300;

export type Task =
  | { type: 'share' | 'export' }
  | { type: 'file'; file: File }
  /** A share link was opened. `fragment` is what is after `SHARE_FRAGMENT`. */
  | { type: 'link'; fragment: string };

/** Where a task shows its result. */
export interface TransferView {
  siteName: string;
  /** False after the start of the next task, and after leaving the page. */
  isCurrent: () => boolean;
  /** Shows and announces a message. */
  setMessage: (message: string) => void;
  setQuestion: (question: ReactNode) => void;
}

/** Performs a task of `ListTools`. Files and share links change the list only after the visitor has confirmed it. */
export async function perform(task: Task, view: TransferView): Promise<void> {
  // A share link can be in the history. The page is hidden while it is traversed to.
  await untilNavigation((navigation) => navigation === null || navigation.type === 'load');
  if (!view.isCurrent()) return;
  if (task.type === 'file') return review(fromFile(task.file), view);
  if (task.type === 'link') return review(fromLink(task.fragment), view);
  const ids = currentIds();
  // Clicked before the page was hydrated: the page says that the list is empty.
  if (ids.length === 0) return;
  const send = task.type === 'share' ? shareList : exportList;
  const message = await send(ids, view.siteName);
  if (view.isCurrent()) view.setMessage(message);
}

function shareList(ids: readonly AppId[], siteName: string): Promise<string> {
  return shareLink({
    title: texts.myAppsOn(siteName),
    url: shareUrl(ids, installedStore.getState().days, window.location.origin),
  });
}

/** Saves the list as a file. An entry has no title if the catalogue does not list it, or is not loaded yet. */
function exportList(ids: readonly AppId[], siteName: string): string {
  const titles = new Map(catalogueStore.getState().apps?.map(({ id, title }) => [id, title]));
  const { days } = installedStore.getState();
  const text = formatListFile(ids.map((id) => ({ id, title: titles.get(id), day: days.get(id) })));
  const name = `${siteName.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-apps.json`;
  saveFile(name, text);
  return texts.exportedTo(name);
}

/** A list that the visitor may add. */
interface IncomingList {
  /** Where it is from, as a sentence. */
  source: string;
  /** With unique ids. Rejects with an error with a message for the visitor. */
  entries: Promise<ListEntry[]>;
  /** The title of the message about an error. */
  failure: string;
  /** Called when the visitor has decided, and after an error; not after leaving the page. */
  onEnd: () => void;
}

function fromFile(file: File): IncomingList {
  return {
    source: texts.fromFile(isolate(file.name)),
    entries: readListFile(file),
    failure: texts.fileNotImported,
    onEnd: () => {},
  };
}

function fromLink(ids: string): IncomingList {
  return {
    source: texts.fromLink,
    entries: readLink(ids),
    failure: texts.linkWithoutList,
    onEnd: () => void removeFragment(),
  };
}

async function readLink(text: string): Promise<ListEntry[]> {
  const entries = parseShared(text);
  if (!entries) throw new Error(texts.maybeIncomplete);
  return entries;
}

async function review({ source, entries, failure, onEnd }: IncomingList, view: TransferView): Promise<void> {
  const { isCurrent, setMessage, setQuestion } = view;
  const result = await entries.catch((error: Error) => error);
  if (!isCurrent()) return;
  if (result instanceof Error) {
    onEnd();
    const text = result.message + lists.space + texts.listUnchanged;
    await showDialog({ icon: 'error', title: failure, text });
    // Before a link, nothing had the focus.
    if (isCurrent() && isFocusLost()) focusHeading();
    return;
  }
  const loading = catalogueStore.getState().load();
  // The question shows why the catalogue could not be loaded.
  const loaded = loading.catch(() => {});
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  if (!isCurrent()) return;
  const onDecision = async (ids: readonly AppId[] | null) => {
    setQuestion(null);
    if (!ids) return;
    onEnd();
    const message = ids.length === 0 ? texts.nothingAdded : await addToList(ids, daysOf(result));
    if (isCurrent()) setMessage(message);
  };
  setQuestion(<ReviewDialog entries={result} source={source} onDecision={onDecision} />);
}

function daysOf(entries: readonly ListEntry[]): Days {
  return new Map(entries.flatMap(({ id, day }) => (day === undefined ? [] : [[id, day]])));
}

/** @returns A message about the result. */
async function addToList(ids: readonly AppId[], days: Days): Promise<string> {
  const before = currentIds().length;
  const outcome = installedStore.getState().installAll(ids, days);
  const count = installedStore.getState().ids.length - before;
  return (await outcome) === 'unsaved' ? texts.appsAddedForVisit(count) : texts.appsAdded(count);
}

/** The list as it is stored, which another tab may have changed. */
function currentIds(): readonly AppId[] {
  installedStore.getState().refresh();
  return installedStore.getState().ids;
}

/** Removes the fragment from the URL, so that a reload does not open the share link again. */
async function removeFragment(): Promise<void> {
  const { href } = window.location;
  // Replacing the URL would make the router drop a pending navigation.
  await untilNavigation((navigation) => navigation === null);
  if (window.location.href !== href) return;
  const url = new URL(href);
  url.hash = '';
  replaceUrl(url);
}

/** Resolves when a condition on the pending navigation holds; immediately if it does. */
function untilNavigation(isWanted: (navigation: Navigation | null) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isWanted(navigationStore.getState().navigation)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = navigationStore.subscribe(check);
    check();
  });
}
