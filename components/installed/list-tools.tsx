'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { ignoreSecondClick } from '@/components/ui/ignore-second-click';
import { SHARE_FRAGMENT } from '@/lib/installed/share-link';
import type { Task } from './transfer';

export interface ListToolsProps {
  /** The URL of the file with all cards, without the base path. */
  file: string;
  siteName: string;
}

const loadTransfer = () => import('./transfer');

const preload = () => void loadTransfer().catch(() => {});

const outgoing = [
  { type: 'share', label: 'Share' },
  { type: 'export', label: 'Export' },
] as const;

/** Says where the list is stored. Shares, exports and imports it, and opens share links: with code that is lazy-loaded. */
export function ListTools({ file, siteName }: ListToolsProps) {
  const [message, setMessage] = useState('');
  const [question, setQuestion] = useState<ReactNode>(null);
  const input = useRef<HTMLInputElement>(null);
  const current = useRef<Task>(undefined);

  /** Ends the current task, and performs another one, if any. */
  const run = useCallback(
    (task?: Task) => {
      current.current = task;
      setQuestion(null);
      if (!task) return;
      setMessage('');
      const isCurrent = () => current.current === task;
      loadTransfer().then(
        ({ perform }) => perform(task, { file, siteName, isCurrent, setMessage, setQuestion }),
        () => setMessage('This could not be loaded. Please check your connection, and try again.'),
      );
    },
    [file, siteName],
  );

  const importFile = useCallback(() => {
    const [chosen] = input.current?.files ?? [];
    if (!input.current || !chosen) return;
    // The same file can be chosen again.
    input.current.value = '';
    run({ type: 'file', file: chosen });
  }, [run]);

  useEffect(() => {
    const openLink = () => {
      const { hash } = window.location;
      const isLink = hash.startsWith(SHARE_FRAGMENT);
      // Back to an entry without a link closes the question of the link.
      run(isLink ? { type: 'link', ids: hash.slice(SHARE_FRAGMENT.length) } : undefined);
    };
    openLink();
    // A file that was chosen before hydration.
    importFile();
    window.addEventListener('hashchange', openLink);
    return () => {
      window.removeEventListener('hashchange', openLink);
      current.current = undefined;
    };
  }, [run, importFile]);

  return (
    <div className="needs-script">
      <div className="flex flex-col justify-between gap-4 sm:flex-row sm:items-center">
        <p className="text-muted">This list is stored in this browser only.</p>
        <div className="flex flex-wrap gap-2">
          {outgoing.map(({ type, label }) => (
            <ActionButton
              key={type}
              className="button-quiet px-4"
              onClick={() => {
                ignoreSecondClick();
                run({ type });
              }}
              onPointerEnter={preload}
              onFocus={preload}
            >
              {label}
              <span className="sr-only"> list</span>
            </ActionButton>
          ))}
          {/* Not a button that opens the file chooser: this works before hydration, too. */}
          <label
            className="button-quiet relative cursor-pointer px-4 has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-3"
            onPointerEnter={preload}
          >
            Import<span className="sr-only"> list</span>
            <input
              ref={input}
              type="file"
              accept=".json,application/json"
              className="sr-only"
              onChange={importFile}
              onFocus={preload}
            />
          </label>
        </div>
      </div>
      {/* Has a height without a text, so that a message does not move the list. */}
      <p role="status" className="mt-2 min-h-[2lh] text-muted sm:mb-4 sm:min-h-[1lh]">
        {message}
      </p>
      {question}
    </div>
  );
}
