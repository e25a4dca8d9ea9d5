import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CheckAnswer, CheckRequest } from '@/lib/editor/check-worker';
import type { DocumentStore } from '@/lib/editor/document';

/** How long the document must be unchanged before it is checked, in milliseconds. */
const DELAY_MS = 150;

interface Check {
  /** The last answer. */
  diagnostics: CheckAnswer;
  /** Whether the last check has failed, or cannot be loaded. */
  hasFailed: boolean;
}

/**
 * Checks the document in a worker, when it is unchanged for a moment. While a check runs, only the latest document waits for
 * the next one.
 */
export function useCheck(store: DocumentStore): Check {
  const rows = useStore(store, (document) => document.rows);
  const pictures = useStore(store, (document) => document.pictures);
  const file = useStore(store, (document) => document.file);
  const [check, setCheck] = useState<Check>({ diagnostics: new Map(), hasFailed: false });
  const requestCheck = useRef<((request: CheckRequest) => void) | null>(null);

  useEffect(() => {
    const worker = new Worker(new URL('../../lib/editor/check-worker.ts', import.meta.url));
    let isBusy = false;
    let waiting: CheckRequest | null = null;
    const send = (request: CheckRequest) => {
      if (isBusy) waiting = request;
      else worker.postMessage(request);
      isBusy = true;
    };
    const sendNext = () => {
      isBusy = false;
      if (waiting) send(waiting);
      waiting = null;
    };
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      setCheck({ diagnostics: data, hasFailed: false });
      sendNext();
    };
    // A check that fails has no answer.
    worker.onerror = () => {
      setCheck(({ diagnostics }) => ({ diagnostics, hasFailed: true }));
      sendNext();
    };
    requestCheck.current = send;
    return () => worker.terminate();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { history, rules } = file;
      const added = Object.values(pictures).map(({ path, facts }) => [path, facts]);
      const images = file.images && { ...file.images, ...Object.fromEntries(added) };
      requestCheck.current?.({ rows, images, history, rules });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [rows, pictures, file]);

  return check;
}
