'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { preloadDialogs, showDialog } from '@/components/ui/dialogs';
import { InlineScript } from '@/components/ui/inline-script';
import type { Dialog } from '@/components/ui/swal';
import { markInstalled } from '@/lib/early/mark-installed';
import type { AppId } from '@/lib/id';
import { type InstallOutcome, installedStore } from '@/lib/installed/store';
import { useInstalledApps } from '@/lib/installed/use-installed-apps';
import { focusHeading } from '@/lib/navigation/focus';
import { pageSignal } from '@/lib/navigation/store';
import * as texts from '@/texts/details';
import * as shared from '@/texts/shared';

/** The dialogs after a click on 'Install Now'. */
const outcomeDialogs: Record<InstallOutcome, Dialog> = {
  installed: { icon: 'success', title: texts.appInstalled, isDraggable: true },
  unsaved: {
    icon: 'success',
    title: texts.appInstalled,
    text: texts.notRemembered,
    isDraggable: true,
  },
  duplicate: { icon: 'info', title: texts.alreadyAdded },
};

/** The install button. Disabled if the app is installed. */
export function InstallButton({ id }: { id: AppId }) {
  const buttonId = useId();
  const { isKnown, ids } = useInstalledApps();
  const isInstalled = ids.includes(id);

  const label = isInstalled ? shared.installed : texts.installNow;

  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The inline script changes the button, but React assumes the prerendered state and would not update it.
    if (!button.current || !isKnown) return;
    button.current.textContent = label;
    button.current.disabled = isInstalled;
  }, [isKnown, label, isInstalled]);

  async function onClick() {
    const page = pageSignal();
    const outcome = await installedStore.getState().install(id);
    if (page.aborted) return;
    await showDialog(outcomeDialogs[outcome]);
    // The button is now disabled, so it cannot be focused.
    if (!page.aborted) focusHeading();
  }

  return (
    <>
      <ActionButton
        ref={button}
        id={buttonId}
        className="button needs-script col-span-full px-8 data-unknown:invisible"
        disabled={isInstalled}
        onClick={onClick}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
        // Invisible until the inline script has run, because the browser can paint before it.
        data-unknown={isKnown ? undefined : ''}
      >
        {label}
      </ActionButton>
      {/* Runs before the first paint, so that the button of an installed app never shows 'Install Now'. */}
      <InlineScript code={process.env.NEXT_RUNTIME ? markInstalled(buttonId, id) : ''} />
      <noscript className="col-span-full">
        <p className="text-muted">{texts.installingNeedsScript}</p>
      </noscript>
    </>
  );
}
