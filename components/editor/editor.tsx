'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { DocumentStore } from '@/lib/editor/document';
import { claimDraft, loadDraft } from '@/lib/editor/draft';
import { type EditorHost, findHost } from '@/lib/editor/host';
import { openCatalogue, type Question } from '@/lib/editor/open';
import type { RenderApp } from './context';
import { MergeView } from './merge-view';
import { Workspace } from './workspace';

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; diagnostics: readonly Diagnostic[] }
  | { kind: 'question'; question: Question; host: EditorHost }
  | { kind: 'ready'; store: DocumentStore; host: EditorHost; notice: string };

const RESTORED = 'Your changes that were not saved are restored.';

/** The editor of the catalogue: reads the file, asks what must be decided first, and shows the apps. */
export function Editor({ renderApp }: { renderApp: RenderApp }) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const found = findHost();
      const host = { ...found, name: await claimDraft(found.name) };
      const [file, draft] = await Promise.all([host.read(), loadDraft(host.name)]);
      const opened = openCatalogue(file, draft);
      if (opened.kind === 'unreadable')
        setState({
          kind: 'failed',
          message: 'The catalogue cannot be read. Correct the file in a text editor, then try again.',
          diagnostics: opened.diagnostics,
        });
      else if (opened.kind === 'question') setState({ ...opened, host });
      else setState({ ...opened, host, notice: opened.isRestored ? RESTORED : '' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setState({ kind: 'failed', message, diagnostics: [] });
    }
  }, []);

  useEffect(() => void load(), [load]);

  switch (state.kind) {
    case 'loading':
      return <p role="status">Loading the catalogue …</p>;
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-4">
          <h1 className="font-bold text-3xl">The editor cannot start</h1>
          <p>{state.message}</p>
          <ul className="list-disc pl-6">
            {state.diagnostics.map(({ message, remedy, line }) => (
              <li key={`${line} ${message}`}>
                {line !== undefined && `Line ${line}: `}
                {message}. {remedy}
              </li>
            ))}
          </ul>
          <button type="button" className="button" onClick={load}>
            Try again
          </button>
        </div>
      );
    case 'question': {
      const { question, host } = state;
      return (
        <MergeView
          question={question}
          onDone={(store) =>
            setState({
              kind: 'ready',
              store,
              host,
              notice: 'Both versions are joined. Save to write the file.',
            })
          }
        />
      );
    }
    case 'ready':
      return <Workspace {...state} renderApp={renderApp} />;
  }
}
