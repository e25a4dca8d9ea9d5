'use client';

import { useEffect, useState } from 'react';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { claimDraft, loadDraft } from '@/lib/editor/draft';
import { type EditorHost, openHost } from '@/lib/editor/host';
import { openCatalogue, type ReadyOrQuestion } from '@/lib/editor/open';
import type { CatalogueFile } from '@/lib/editor/protocol';
import type { RenderApp } from './context';
import { MergeView } from './merge-view';
import { Workspace } from './workspace';

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; diagnostics: readonly Diagnostic[] }
  | (ReadyOrQuestion & {
      host: EditorHost;
      /** The state before a question. */
      before?: State;
    });

export interface EditorProps {
  renderApp: RenderApp;
  /** What the build of a deploy knows of earlier versions. */
  history: CatalogueFile['history'];
}

/** The editor of the catalogue: reads the file, asks what must be decided first, and shows the apps. */
export function Editor({ renderApp, history }: EditorProps) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    // React's strict mode runs the effect twice: a second document would replace the first while it is edited.
    let isCurrent = true;
    setState({ kind: 'loading' });
    load(history).then((next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  // The URL with the token can be pasted into the tab that asks for it.
  useEffect(() => {
    if (state.kind !== 'failed') return;
    const again = () => setAttempt((last) => last + 1);
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [state.kind]);

  useEffect(() => {
    window.addEventListener('dragover', refuseFiles);
    window.addEventListener('drop', refuseFiles);
    return () => {
      window.removeEventListener('dragover', refuseFiles);
      window.removeEventListener('drop', refuseFiles);
    };
  }, []);

  switch (state.kind) {
    case 'loading':
      return <p role="status">Loading the catalogue …</p>;
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-4">
          <h1 className="font-bold text-3xl">The editor cannot start</h1>
          <p>{state.message}</p>
          {state.diagnostics.length > 0 && (
            <ul className="list-disc ps-6">
              {state.diagnostics.map(({ message, remedy, line, column }) => (
                <li key={`${line}:${column} ${message}`}>
                  {`${line === undefined ? '' : `Line ${line}: `}${message}. ${remedy}`}
                </li>
              ))}
            </ul>
          )}
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </div>
      );
    case 'question': {
      const { question, host, before } = state;
      return (
        <MergeView
          key={question.heading}
          question={question}
          onDone={(next) => setState({ ...next, host, before })}
          onCancel={before && (() => setState(before))}
        />
      );
    }
    case 'ready':
      return (
        <Workspace
          {...state}
          renderApp={renderApp}
          onQuestion={(question) =>
            setState({ kind: 'question', question, host: state.host, before: { ...state, notice: '' } })
          }
        />
      );
  }
}

/** Refuses files that no box takes: the browser would open them, in many browsers instead of the editor. */
function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Reads the catalogue and the draft. Never rejects. */
async function load(history: CatalogueFile['history']): Promise<State> {
  try {
    const { host: found, file } = await openHost(history);
    const host = { ...found, name: await claimDraft(`${found.name} ${file.project ?? ''}`) };
    const opened = openCatalogue(file, await loadDraft(host.name));
    if (opened.kind === 'ready') {
      const notice = [opened.notice, file.notice].filter(Boolean).join(' ');
      return { ...opened, notice, host };
    }
    if (opened.kind !== 'unreadable') return { ...opened, host };
    const message = 'The catalogue cannot be read. Correct the file in a text editor, then try again.';
    return { kind: 'failed', message, diagnostics: opened.diagnostics };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', message, diagnostics: [] };
  }
}
