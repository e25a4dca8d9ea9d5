'use client';

import { useId } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { announce, preloadDialogs } from '@/lib/dialogs';
import { focusHeading } from '@/lib/focus';
import { useInstalledApps } from '@/lib/hooks/use-installed-apps';
import { APP_LIST_KEY } from '@/lib/installed/storage';
import { outcomeAnnouncements } from './outcomes';

/** Installs an app, once. */
export function InstallButton({ id }: { id: number }) {
  const buttonId = useId();
  const { isKnown, ids, install } = useInstalledApps();
  const isInstalled = ids.includes(id);

  async function onClick() {
    await announce(outcomeAnnouncements[install(id)]);
    // The button is disabled now, and cannot have the focus back.
    focusHeading();
  }

  return (
    <>
      <button
        // A new button once the list is known: React would not mend what the script below made of this one.
        key={isKnown ? 'known' : 'prerendered'}
        id={buttonId}
        type="button"
        className="button w-full px-8 data-unsettled:invisible sm:w-auto"
        disabled={isInstalled}
        onClick={onClick}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
        // Invisible until the script below has looked: the browser may paint between the two.
        data-unsettled={isKnown ? undefined : ''}
        suppressHydrationWarning
      >
        {isInstalled ? 'Installed' : 'Install Now'}
      </button>
      {/* Before the first paint, so that the button of an installed app never says 'Install Now'. */}
      <InlineScript code={markInstalled(buttonId, id)} />
      <noscript>
        <p className="mt-3 text-muted">Installing needs JavaScript: your list is kept by your own browser.</p>
      </noscript>
    </>
  );
}

/** Reads the list as `parseAppList` does: numbers, and the strings of an earlier version. */
function markInstalled(buttonId: string, id: number): string {
  return `{
    let button = document.getElementById('${buttonId}');
    try {
      let isThis = (member) => typeof member != 'object' && /^\\d+$/.test(member) && +member == ${id};
      if (JSON.parse(localStorage.getItem('${APP_LIST_KEY}')).some(isThis)) {
        button.textContent = 'Installed';
        button.disabled = true;
      }
    } catch {}
    button.removeAttribute('data-unsettled');
  }`.replace(/\s+/g, ' ');
}
