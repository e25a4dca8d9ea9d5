import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CheckAnswer, CheckRequest } from '@/lib/editor/check-worker';
import type { DocumentStore } from '@/lib/editor/document';

/** How long the document must be unchanged before it is checked, in milliseconds. */
const DELAY_MS = 150;

/** Checks the document in a worker, when it is unchanged for a moment. */
export function useCheck(store: DocumentStore): CheckAnswer {
  const rows = useStore(store, (document) => document.rows);
  const pictures = useStore(store, (document) => document.pictures);
  const file = useStore(store, (document) => document.file);
  const [diagnostics, setDiagnostics] = useState<CheckAnswer>(new Map());
  const worker = useRef<Worker | null>(null);

  useEffect(() => {
    const created = new Worker(new URL('../../lib/editor/check-worker.ts', import.meta.url));
    created.onmessage = ({ data }: MessageEvent<CheckAnswer>) => setDiagnostics(data);
    worker.current = created;
    return () => created.terminate();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { history, rules } = file;
      const added = Object.values(pictures).map(({ path, facts }) => [path, facts]);
      const images = file.images && { ...file.images, ...Object.fromEntries(added) };
      const request: CheckRequest = { rows, images, history, rules };
      worker.current?.postMessage(request);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [rows, pictures, file]);

  return diagnostics;
}
