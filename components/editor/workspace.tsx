import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type DocumentStore, isChanged, type Row } from '@/lib/editor/document';
import { storeDraft } from '@/lib/editor/draft';
import { type EditorHost, takeToken } from '@/lib/editor/host';
import type { Question } from '@/lib/editor/open';
import { isId } from '@/lib/id';
import { focusHeading, isFocusLost, isOverlayOpen } from '@/lib/navigation/focus';
import { AppForm } from './app-form';
import { AppTable } from './app-table';
import { ChangesBar } from './changes-bar';
import { EditorContext, type RenderApp } from './context';
import type { TableView } from './table-view';
import { useCheck } from './use-check';
import { useLeaveQuestion } from './use-leave-question';
import { useNamedFiles } from './use-named-files';
import { type Step, useUndo } from './use-undo';

export interface WorkspaceProps {
  store: DocumentStore;
  host: EditorHost;
  /** What is said first. */
  notice: string;
  renderApp: RenderApp;
  /**
   * Called when a save finds that the file has changed. The question shows both versions, and asks about the conflicts.
   */
  onQuestion: (question: Question) => void;
}

/** How long a message is shown, in milliseconds. */
const MESSAGE_MS = 8000;

/** How long the document must be unchanged before it is stored, in milliseconds. */
const DRAFT_DELAY_MS = 200;

const NOT_CHECKED =
  'The apps could not be checked: errors and warnings can be missing. Save, and reload the page.';

/** The table of all apps or the form of one, and the bar with what has changed. */
export function Workspace({ store, host, notice, renderApp, onQuestion }: WorkspaceProps) {
  const [view, setView] = useState<TableView>({ search: '', order: 'file', isFiltered: false });
  const [message, say] = useMessage(store, notice);
  const [opened, open] = useOpenedApp(store, say);
  const last = useRef<string | null>(null);
  const { diagnostics, hasFailed } = useCheck(store);
  const isKept = useDraft(store, host);
  useNamedFiles(host, store);
  const [revealed, setRevealed] = useState<{ key: string } | null>(null);
  const reveal = useCallback((key: string) => setRevealed({ key }), []);
  const step = useUndo(store, opened, open, say, reveal);
  useShortcuts(step);
  // After a question.
  useEffect(() => {
    if (isFocusLost()) focusHeading();
  }, []);

  const context = useMemo(
    () => ({ host, store, renderApp, diagnostics, open, say }),
    [host, store, renderApp, diagnostics, open, say],
  );

  if (opened) last.current = opened;
  return (
    <EditorContext value={context}>
      {opened ? (
        <AppForm key={opened} appKey={opened} />
      ) : (
        <AppTable view={view} onView={setView} last={last.current} revealed={revealed} />
      )}
      <ChangesBar
        message={message || (hasFailed ? NOT_CHECKED : '')}
        isKept={isKept}
        onStep={step}
        onQuestion={onQuestion}
      />
    </EditorContext>
  );
}

/** The last message, until the next change of the apps. All but the first are shown for a while. */
function useMessage(store: DocumentStore, first: string): [string, (text: string) => void] {
  const [message, setMessage] = useState({ text: first, isFirst: true });
  const say = useCallback((text: string) => setMessage({ text, isFirst: false }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has its own time, also with the same text.
  useEffect(() => {
    if (message.isFirst) return;
    const timer = setTimeout(say, MESSAGE_MS, '');
    return () => clearTimeout(timer);
  }, [message]);
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.rows !== before.rows) setMessage((last) => (last.text ? { ...last, text: '' } : last));
      }),
    [store],
  );
  return [message.text, say];
}

/**
 * The app whose form is open, by the fragment of the URL, so that the browser’s Back button returns to the table:
 * `/edit#id=7`, which is the same app also after a reload.
 */
function useOpenedApp(
  store: DocumentStore,
  say: (message: string) => void,
): [string | null, (key: string | null) => void] {
  /** The apps whose forms had a URL, which has their former id if that has changed. */
  const former = useRef(new Map<string, string>());
  const keyAt = (hash: string) => {
    const { rows } = store.getState();
    const known = former.current.get(hash);
    return keyOf(rows, hash) ?? rows.find(({ key }) => key === known)?.key ?? null;
  };
  const [opened, setOpened] = useState(() => keyAt(window.location.hash));
  const shown = useRef('');
  const fragment = useStore(store, ({ rows }) => fragmentOf(rows, opened));

  const follow = useEffectEvent(() => {
    const { hash } = window.location;
    if (hash === shown.current) return;
    // The link that skips the header. Its entry of the history would show the same form.
    if (hash === '#main' && shown.current) return window.history.back();
    // A refused request asks for the URL with a token, which the next one has.
    if (hash === '#main' || takeToken()) return window.location.replace(shown.current || '#all');
    const key = keyAt(hash);
    shown.current = fragmentOf(store.getState().rows, key) || hash;
    if (shown.current !== hash) window.location.replace(shown.current);
    setOpened(key);
    if (key === null && /^#id=[^&]/.test(hash)) say(`No app has the id ${hash.slice(4)}.`);
  });
  useEffect(() => {
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  // The id is a field of the form.
  useEffect(() => {
    if (!fragment || !opened) return;
    former.current.set(fragment, opened);
    if (fragment === shown.current) return;
    shown.current = fragment;
    window.location.replace(fragment);
  }, [fragment, opened]);

  const open = useCallback(
    (key: string | null) => {
      const fragment = fragmentOf(store.getState().rows, key);
      shown.current = fragment || '#all';
      setOpened(fragment ? key : null);
      // Not by the History API, which Next patches: the router would take it for a navigation.
      window.location.hash = shown.current;
    },
    [store],
  );
  return [opened, open];
}

/**
 * The URL fragment of an app: `#id=7`, `#id=7&n=2` for the second app with that id, `#id=` for the first one without a valid
 * id. Empty if no row has the key.
 */
function fragmentOf(rows: readonly Row[], key: string | null): string {
  const row = rows.find((row) => row.key === key);
  if (!row) return '';
  const id = idOf(row);
  const index = rows.filter((row) => idOf(row) === id).indexOf(row);
  return index > 0 ? `#id=${id}&n=${index + 1}` : `#id=${id}`;
}

/** The key of the app of a fragment. */
function keyOf(rows: readonly Row[], hash: string): string | null {
  const [, id, n = '1'] = /^#id=([\w.-]*)(?:&n=(\d+))?$/.exec(hash) ?? [];
  return rows.filter((row) => idOf(row) === id)[Number(n) - 1]?.key ?? null;
}

/** The id of an app in the URL. Empty if it is not valid. */
function idOf({ value: { id } }: Row): string {
  return isId(id) ? String(id) : '';
}

/** Stores what is not saved, and asks before the page is left with it. Returns whether the browser keeps it. */
function useDraft(store: DocumentStore, host: EditorHost): boolean {
  const [isKept, setIsKept] = useState(true);
  useLeaveQuestion(() => isChanged(store.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      void storeDraft(host.name, store.getState()).then(setIsKept);
    };
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, DRAFT_DELAY_MS);
    });
    // It can have changes already, such as the answers to a question.
    timer = setTimeout(write, DRAFT_DELAY_MS);
    const onHide = () => {
      if (document.hidden && timer !== undefined) write();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      if (timer !== undefined) write();
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [store, host]);
  return isKept;
}

/** Control or Command with Z undoes, also while a field has the focus: the browser knows the changes of one field only. */
function useShortcuts(step: Step): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // In other scripts, it is the key of a Latin layout.
      const isOtherScript = /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u.test(event.key);
      const key = isOtherScript ? event.code.slice(-1).toLowerCase() : event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (event.target instanceof Element && event.target.closest('[data-own-undo]')) return;
      event.preventDefault();
      // Behind a dialog, nothing changes.
      if (isOverlayOpen()) return;
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
      // It can remove what has the focus.
      if (isFocusLost()) focusHeading();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [step]);
}
