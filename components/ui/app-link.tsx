'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, startTransition, useEffect, useRef } from 'react';
import { replaceUrl } from '@/lib/navigation/history-entry';
import { navigationStore, startNavigation } from '@/lib/navigation/store';
import { asset, pathInSite } from '@/lib/routes';

/** Time on a link after which the visitor seems to mean it. Shorter visits are those of a sweep across the page. */
const DWELL_MS = 80;

type LinkProps = ComponentProps<typeof Link>;

export interface AppLinkProps
  extends Omit<
    LinkProps,
    | 'href'
    | 'prefetch'
    | 'scroll'
    | 'onPointerEnter'
    | 'onPointerLeave'
    | 'onFocus'
    | 'onBlur'
    | 'onTouchStart'
  > {
  /** A path inside the site, without the base path. */
  href: string;
}

/** A link inside the site. It prefetches its page when the visitor seems to follow it, not for being in view. */
export function AppLink({ href, onNavigate, ...props }: AppLinkProps) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const prefetch = () => router.prefetch(href);
  const prefetchSoon = () => {
    cancel();
    timer.current = setTimeout(prefetch, DWELL_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Link
      {...props}
      href={href}
      // In view of 20 links, an export would answer 75 requests.
      prefetch={false}
      // The page is scrolled by `useArrival`, once its skeleton is gone.
      scroll={false}
      onPointerEnter={prefetchSoon}
      onPointerLeave={cancel}
      onFocus={prefetchSoon}
      onBlur={cancel}
      onTouchStart={prefetch}
      onNavigate={(event) => {
        // The navigation itself requests the page.
        cancel();
        onNavigate?.(event);
        if (!isCurrentPage(href)) return;
        event.preventDefault();
        navigateInPage(href);
      }}
    />
  );
}

function isCurrentPage(href: string): boolean {
  return pathInSite(new URL(asset(href), window.location.href).pathname) === navigationStore.getState().path;
}

/**
 * Navigates to another URL of the current page, which is there already. The router would request it first, and fail
 * offline; it follows the history as well, and drops a navigation to another page that is pending.
 */
function navigateInPage(href: string): void {
  startTransition(() => {
    startNavigation(href, 'push');
    const url = new URL(asset(href), window.location.href);
    if (url.href === window.location.href) replaceUrl(url);
    else window.history.pushState(null, '', url);
  });
}
