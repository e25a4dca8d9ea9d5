'use client';

import Link from 'next/link';
import { type ComponentProps, startTransition } from 'react';
import { replaceUrl } from '@/lib/navigation/history-entry';
import { navigationStore, startNavigation } from '@/lib/navigation/store';
import { pageUrl, pathInSite } from '@/lib/routes';

type LinkProps = ComponentProps<typeof Link>;

export interface AppLinkProps extends Omit<LinkProps, 'href' | 'prefetch' | 'scroll'> {
  /** A path inside the site, without the base path. */
  href: string;
}

export function AppLink({ href, onNavigate, ...props }: AppLinkProps) {
  return (
    <Link
      {...props}
      href={href}
      // The build removes the payloads that only a prefetch requests (`removeUnneeded`).
      prefetch={false}
      // `useArrival` scrolls the page, after its skeleton.
      scroll={false}
      onNavigate={(event) => {
        onNavigate?.(event);
        if (!isCurrentPage(href)) return;
        event.preventDefault();
        navigateInPage(href);
      }}
    />
  );
}

function isCurrentPage(href: string): boolean {
  return (
    pathInSite(new URL(pageUrl(href), window.location.href).pathname) === navigationStore.getState().path
  );
}

/**
 * Navigates to another URL of the current page, without a request. The router would request the page, which fails
 * offline. It also follows changes of the history, and drops a pending navigation to another page.
 */
function navigateInPage(href: string): void {
  startTransition(() => {
    startNavigation(href, 'push');
    const url = new URL(pageUrl(href), window.location.href);
    if (url.href === window.location.href) replaceUrl(url);
    else window.history.pushState(null, '', url);
  });
}
