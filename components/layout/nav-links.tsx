'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { closePopovers } from '@/lib/navigation/focus';
import { routes } from '@/lib/routes';
import { INSTALLED_COUNT_ID, InstalledCount } from './installed-count';

const links = [
  { href: routes.home, label: 'Home' },
  { href: routes.apps, label: 'Apps' },
  { href: routes.installed, label: 'Installation' },
] as const;

/** From this width on, the header shows its links instead of the menu button. Tailwind's `md`. */
const WIDE = '(min-width: 48rem)';

/** Links to the site's pages. The current one is marked. */
export function NavLinks() {
  const pathname = usePathname();

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', closePopovers);
    return () => wide.removeEventListener('change', closePopovers);
  }, []);

  return (
    <ul className="flex flex-col gap-1 md:flex-row">
      {links.map(({ href, label }) => (
        <li key={href}>
          <AppLink
            href={href}
            aria-current={isActive(href, pathname) ? 'page' : undefined}
            aria-describedby={href === routes.installed ? INSTALLED_COUNT_ID : undefined}
            className="nav-link relative"
          >
            {label}
            {href === routes.installed && <InstalledCount />}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Pages below the listing: further pages, apps, developers, the comparison. Not the installed apps. */
const BELOW_APPS = /^\/apps\/(compare$|(page|appdetails|developers)\/)/;

/** The link to all apps is also current on the pages below it. */
function isActive(href: string, pathname: string): boolean {
  return href === pathname || (href === routes.apps && BELOW_APPS.test(pathname));
}
