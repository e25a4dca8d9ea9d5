'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { ShortText } from '@/components/ui/short-text';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { loadCode } from '@/lib/browser/load-code';
import { SHARE_FRAGMENT } from '@/lib/installed/share-link';
import { reloadForMissingCode } from '@/lib/navigation/reload';
import * as texts from '@/texts/installed';
import * as shared from '@/texts/shared';
import type { Task } from './transfer';

export interface ListToolsProps {
  siteName: string;
}

const loadTransfer = () => loadCode(import('./transfer'));

const preload = () => void loadTransfer().catch(() => {});

const outgoing = [
  { type: 'share', text: texts.share, full: texts.shareList },
  { type: 'export', text: texts.exportIt, full: texts.exportList },
] as const;

/** Shares, exports and imports the list, and opens share links: with code that is lazy-loaded. */
export function ListTools({ siteName }: ListToolsProps) {
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
        ({ perform }) => perform(task, { siteName, isCurrent, setMessage, setQuestion }),
        (error) => {
          if (!isCurrent()) return;
          setMessage(shared.partNotLoaded);
          reloadForMissingCode(error);
        },
      );
    },
    [siteName],
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
      run(isLink ? { type: 'link', fragment: hash.slice(SHARE_FRAGMENT.length) } : undefined);
    };
    // Without a link, a button that was clicked before hydration has started its task already.
    if (window.location.hash.startsWith(SHARE_FRAGMENT)) openLink();
    // A file that was chosen before hydration.
    importFile();
    window.addEventListener('hashchange', openLink);
    return () => {
      window.removeEventListener('hashchange', openLink);
      current.current = undefined;
    };
  }, [run, importFile]);

  return (
    <>
      <div className="-mx-3 flex w-full flex-wrap sm:ms-0 sm:w-auto max-sm:group-data-[empty=true]:w-auto">
        {/* Not a button that opens the file chooser: this works before hydration, too. */}
        <label className="relative cursor-pointer" onPointerEnter={preload}>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            className="peer sr-only"
            onChange={importFile}
            onFocus={preload}
          />
          <span className="button-text peer-focus-visible:outline-3 peer-focus-visible:outline-brand peer-focus-visible:outline-offset-3">
            <ShortText text={texts.importIt} full={texts.importList} />
          </span>
        </label>
        {outgoing.map(({ type, text, full }) => (
          <ActionButton
            key={type}
            className="button-text group-data-[empty=true]:hidden"
            onClick={() => {
              ignoreSecondClick();
              run({ type });
            }}
            onPointerEnter={preload}
            onFocus={preload}
          >
            <ShortText text={text} full={full} />
          </ActionButton>
        ))}
      </div>
      {/* Has a height without a text, so that a message of one line does not move the list. */}
      <p role="status" className="mb-2 min-h-[1lh] w-full text-muted">
        {message}
      </p>
      {question}
    </>
  );
}
