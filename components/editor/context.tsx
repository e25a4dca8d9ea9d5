import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { jsonOf } from '@/lib/catalogue/json-path';
import type { App } from '@/lib/catalogue/schema';
import type { DocumentStore, EditorDocument, Row } from '@/lib/editor/document';
import type { EditorHost } from '@/lib/editor/host';
import { nameIn } from '@/lib/editor/localized-text';

/** Shows an app of a document as visitors will see it. */
export type RenderApp = (app: App, document: EditorDocument) => ReactNode;

/** What all parts of the editor share. */
export interface EditorContextValue {
  host: EditorHost;
  store: DocumentStore;
  renderApp: RenderApp;
  /** The errors and warnings of each app, by the key of its row. Their paths begin at the app’s fields. */
  diagnostics: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Opens an app, or with null the table. */
  open: (key: string | null) => void;
  /** Says something to screen readers, and shows it for a while. */
  say: (message: string) => void;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditor(): EditorContextValue {
  const context = useContext(EditorContext);
  if (!context) throw new Error('The editor has no document.');
  return context;
}

/** A part of the document. */
export function useDocument<T>(select: (document: EditorDocument) => T): T {
  return useStore(useEditor().store, select);
}

const NONE: readonly Diagnostic[] = [];

/** The errors and warnings of an app. */
export function useDiagnostics(key: string): readonly Diagnostic[] {
  return useEditor().diagnostics.get(key) ?? NONE;
}

/** The name of an app in sentences. */
export function nameOf({ value: { title: titles, id } }: Row): string {
  const title = nameIn(titles);
  if (typeof title === 'string' && title.trim()) return title;
  return id === undefined ? 'The app without a title' : `App ${jsonOf(id)}`;
}
