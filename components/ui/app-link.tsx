'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, startTransition, useEffect, useRef } from 'react';
import { replaceUrl } from '@/lib/navigation/history-entry';
import { navigationStore, startNavigation } from '@/lib/navigation/store';
import { asset, pathInSite } from '@/lib/routes';

/** Delay before prefetching a hovered or focused link. Ignores links that the pointer only passes. */
const DWELL_MS = 80;

type LinkProps = ComponentProps<typeof Link>;

export interface AppLinkProps
  extends Omit<
    LinkProps,
    'href' | 'prefetch' | 'scroll' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  > {
  /** A path inside the site, without the base path. */
  href: string;
}

/**
 * A link inside the site. It prefetches its page on hover and focus, not when it is in the viewport. Not on touch: a tap
 * navigates before a prefetch has ended, and would load the page twice. A touch can also be the start of scrolling.
 */
export function AppLink({ href, onNavigate, ...props }: AppLinkProps) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const prefetchSoon = () => {
    cancel();
    timer.current = setTimeout(() => router.prefetch(href), DWELL_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Link
      {...props}
      href={href}
      // Prefetching 20 links in the viewport causes 75 requests in an export.
      prefetch={false}
      // `useArrival` scrolls the page, after its skeleton.
      scroll={false}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') prefetchSoon();
      }}
      onPointerLeave={cancel}
      onFocus={prefetchSoon}
      onBlur={cancel}
      onNavigate={(event) => {
        // The navigation requests the page, so a prefetch is not needed.
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
 * Navigates to another URL of the current page, without a request. The router would request the page, which fails
 * offline. It also follows changes of the history, and drops a pending navigation to another page.
 */
function navigateInPage(href: string): void {
  startTransition(() => {
    startNavigation(href, 'push');
    const url = new URL(asset(href), window.location.href);
    if (url.href === window.location.href) replaceUrl(url);
    else window.history.pushState(null, '', url);
  });
}
