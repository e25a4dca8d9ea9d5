'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { AppLink } from '@/components/ui/app-link';
import { loadCode } from '@/lib/browser/load-code';
import { whenIdle } from '@/lib/browser/when-idle';
import { knownIds, loadKnownIds } from '@/lib/installed/known-ids';
import { closePopovers } from '@/lib/navigation/focus';
import { usePath } from '@/lib/navigation/use-path';
import { routes } from '@/lib/routes';
import { formatCompact } from '@/texts/format';
import * as texts from '@/texts/layout';
import * as shared from '@/texts/shared';

const links = [
  { href: routes.home, label: texts.home },
  { href: routes.apps, label: texts.apps },
  { href: routes.installed, label: texts.installation },
] as const;

/** The id of the text that describes the link to the installed apps. */
const INSTALLED_COUNT_ID = 'installed-count';

/** From this width on, the header shows its links instead of the menu button. Tailwind's `md`. */
const WIDE = '(min-width: 48rem)';

/** Links to the site's pages. The current one is marked. */
export function NavLinks() {
  const pathname = usePath();

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', closePopovers);
    return () => wide.removeEventListener('change', closePopovers);
  }, []);

  return (
    <ul role="list" className="flex flex-col gap-1 md:flex-row">
      {links.map(({ href, label }) => (
        <li key={href}>
          <AppLink
            href={href}
            aria-current={currentOf(href, pathname)}
            aria-describedby={href === routes.installed ? INSTALLED_COUNT_ID : undefined}
            className="nav-link"
          >
            <span>{label}</span>
            {href === routes.installed && <InstalledCount />}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Of the link to all apps also on the pages below it, except for the installed apps. */
function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page';
  const isBelowApps = pathname.startsWith(`${routes.apps}/`) && pathname !== routes.installed;
  return href === routes.apps && isBelowApps ? 'true' : undefined;
}

/** The number of installed apps at the link to them, as its description: the name of the link stays. */
function InstalledCount() {
  const count = useStore(knownIds, ({ listedCount }) => listedCount);
  useEffect(() => {
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = loadKnownIds(async () => {
        const { startInstalled } = await loadCode(import('@/lib/installed/store'));
        startInstalled();
      });
    });
    return () => {
      cancel();
      stop();
    };
  }, []);
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="installed-count">
        {formatCompact(count)}
      </span>
      <span id={INSTALLED_COUNT_ID} hidden>
        {shared.apps(count)}
      </span>
    </>
  );
}
