import { type ReactNode, useState } from 'react';
import { MdShare } from 'react-icons/md';
import { ActionButton } from '@/components/ui/action-button';
import { loadCode } from '@/lib/browser/load-code';
import type { AppId } from '@/lib/id';
import { reloadForMissingCode } from '@/lib/navigation/reload';
import { pageSignal } from '@/lib/navigation/store';
import { pageUrl, routes } from '@/lib/routes';
import * as texts from '@/texts/details';
import * as shared from '@/texts/shared';

const loadSharing = () => loadCode(import('@/components/ui/share-link'));

const preload = () => void loadSharing().catch(() => {});

export interface ShareButtonProps {
  id: AppId;
  title: string;
  /** What is in the same line, also in a second one. */
  children?: ReactNode;
}

/** Shares the link to an app's page. The line of the message is always there, so that a message moves nothing. */
export function ShareButton({ id, title, children }: ShareButtonProps) {
  const [message, setMessage] = useState('');

  function onClick() {
    setMessage('');
    const url = window.location.origin + pageUrl(routes.app(id));
    const page = pageSignal();
    loadSharing().then(
      async ({ shareLink }) => setMessage(page.aborted ? '' : await shareLink({ title, url })),
      (error) => {
        if (page.aborted) return;
        setMessage(shared.partNotLoaded);
        reloadForMissingCode(error);
      },
    );
  }

  return (
    <>
      <div className="contents sm:flex sm:flex-wrap sm:gap-3">
        {children}
        <ActionButton
          className="button-quiet needs-script px-4 sm:px-6"
          onClick={onClick}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <MdShare aria-hidden="true" className="size-5" />
          {texts.share}
        </ActionButton>
      </div>
      <p role="status" className="needs-script col-span-full min-h-[1lh] w-full text-muted text-sm">
        {message}
      </p>
    </>
  );
}
