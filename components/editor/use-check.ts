import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { CheckRequest } from '@/lib/editor/check-worker';
import type { DocumentStore, Row } from '@/lib/editor/document';

/** How long the document must be unchanged before it is checked, in milliseconds. */
const DELAY_MS = 150;

type Diagnostics = ReadonlyMap<string, readonly Diagnostic[]>;

/** Checks the document in a worker, when it is unchanged for a moment. */
export function useCheck(store: DocumentStore): Diagnostics {
  const rows = useStore(store, (document) => document.rows);
  const pictures = useStore(store, (document) => document.pictures);
  const file = useStore(store, (document) => document.file);
  const [diagnostics, setDiagnostics] = useState<Diagnostics>(new Map());
  const worker = useRef<Worker | null>(null);

  useEffect(() => {
    const created = new Worker(new URL('../../lib/editor/check-worker.ts', import.meta.url));
    worker.current = created;
    return () => created.terminate();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { history, formerDevelopers, rules } = file;
      const added = Object.values(pictures).map(({ path, facts }) => [path, facts]);
      const request: CheckRequest = {
        values: rows.map(({ value }) => value),
        images: file.images && { ...file.images, ...Object.fromEntries(added) },
        history,
        formerDevelopers,
        rules,
      };
      if (!worker.current) return;
      worker.current.onmessage = ({ data }: MessageEvent<Diagnostic[]>) => setDiagnostics(byRow(data, rows));
      worker.current.postMessage(request);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [rows, pictures, file]);

  return diagnostics;
}

function byRow(all: readonly Diagnostic[], rows: readonly Row[]): Diagnostics {
  const result = new Map<string, Diagnostic[]>();
  for (const diagnostic of all) {
    const [index, ...path] = diagnostic.path;
    const key = rows[Number(index)]?.key;
    if (key === undefined) continue;
    const own = result.get(key) ?? [];
    own.push({ ...diagnostic, path });
    result.set(key, own);
  }
  return result;
}
