import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DocumentStore, isChanged } from '@/lib/editor/document';
import { storeDraft } from '@/lib/editor/draft';
import type { EditorHost } from '@/lib/editor/host';
import type { Question } from '@/lib/editor/open';
import { AppForm } from './app-form';
import { AppTable, type TableView } from './app-table';
import { ChangesBar } from './changes-bar';
import { EditorContextProvider, type RenderApp } from './context';
import { MergeView } from './merge-view';
import { useCheck } from './use-check';

export interface WorkspaceProps {
  store: DocumentStore;
  host: EditorHost;
  /** What is said first. */
  notice: string;
  renderApp: RenderApp;
}

/** How long a message is shown, in milliseconds. */
const MESSAGE_MS = 8000;

/** How long the document must be unchanged before it is stored, in milliseconds. */
const DRAFT_DELAY_MS = 200;

/** The table of all apps or the form of one, and the bar with what has changed. */
export function Workspace({ store, host, notice, renderApp }: WorkspaceProps) {
  const [view, setView] = useState<TableView>({ search: '', order: 'file', isFiltered: false });
  const [question, setQuestion] = useState<Question | null>(null);
  const [message, setMessage] = useState(notice);
  const [opened, open] = useOpenedApp(store);
  const last = useRef<string | null>(null);
  const diagnostics = useCheck(store, host.knowsImages);
  useDraft(store, host);
  useShortcuts(store);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const context = useMemo(
    () => ({ host, store, diagnostics, open, say: setMessage }),
    [host, store, diagnostics, open],
  );

  if (question)
    return (
      <MergeView
        question={question}
        onDone={() => {
          setQuestion(null);
          setMessage('Both versions are joined. Save to write the file.');
        }}
        onCancel={() => setQuestion(null)}
      />
    );
  if (opened) last.current = opened;
  return (
    <EditorContextProvider value={context}>
      {opened ? (
        <AppForm key={opened} app={opened} renderApp={renderApp} />
      ) : (
        <AppTable view={view} onView={setView} last={last.current} />
      )}
      <ChangesBar message={message} onConflict={setQuestion} />
    </EditorContextProvider>
  );
}

/**
 * The app whose form is open, by the fragment of the URL, so that the browser’s Back button returns to the table. A link
 * such as `/edit#id=7` opens an app by its id.
 */
function useOpenedApp(store: DocumentStore): [string | null, (key: string | null) => void] {
  const [hash, setHash] = useState(() => window.location.hash);
  useEffect(() => {
    const follow = () => setHash(window.location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const open = useCallback((key: string | null) => {
    // Not by the History API, which Next patches: the router would take it for a navigation.
    window.location.hash = key ?? 'all';
  }, []);
  const [, id] = /^#id=(\d+)$/.exec(hash) ?? [];
  const { rows } = store.getState();
  const row = rows.find(({ key, value }) =>
    id === undefined ? `#${key}` === hash : value.id === Number(id),
  );
  return [row?.key ?? null, open];
}

/** Stores what is not saved, and asks before the page is closed with it. */
function useDraft(store: DocumentStore, host: EditorHost): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      void storeDraft(host.name, store.getState());
    };
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, DRAFT_DELAY_MS);
    });
    const onHide = () => {
      if (document.hidden && timer !== undefined) write();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isChanged(store.getState())) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      stop();
      if (timer !== undefined) write();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [store, host]);
}

/** Control or Command with Z undoes, also while a field has the focus: the browser knows the changes of one field only. */
function useShortcuts(store: DocumentStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      const { undo, redo } = store.getState();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
