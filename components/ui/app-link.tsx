'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { depart } from '@/lib/navigation';

export interface AppLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'scroll'> {
  /** A path inside the site, without the base path. */
  href: string;
}

/**
 * A link inside the site. It loads its page when the visitor means to follow it, not for being in view, and the
 * skeleton of the next page stands from the click on.
 */
export function AppLink({ href, onNavigate, ...props }: AppLinkProps) {
  const router = useRouter();
  const pathname = usePathname();
  const prefetch = () => router.prefetch(href);
  return (
    <Link
      {...props}
      href={href}
      // In view of 20 links, an export would answer 75 requests. Where the page is put is `usePagePosition`'s.
      prefetch={false}
      scroll={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onNavigate={(event) => {
        onNavigate?.(event);
        if (href !== pathname) depart(href);
      }}
    />
  );
}
