'use client';

import { usePathname } from 'next/navigation';
import { AppLink } from '@/components/ui/app-link';
import { routes } from '@/lib/routes';

const links = [
  { href: routes.home, label: 'Home' },
  { href: routes.apps, label: 'Apps' },
  { href: routes.installed, label: 'Installation' },
] as const;

export interface NavLinksProps {
  /** The popover to close when a link is followed. */
  menuId: string;
}

/** The site's own pages, the current one marked. */
export function NavLinks({ menuId }: NavLinksProps) {
  const pathname = usePathname();
  return (
    <ul className="flex flex-col gap-1 md:flex-row">
      {links.map(({ href, label }) => (
        <li key={href}>
          <AppLink
            href={href}
            aria-current={isActive(href, pathname) ? 'page' : undefined}
            onNavigate={() => document.getElementById(menuId)?.hidePopover?.()}
            className="block rounded-xl px-4 py-3 font-medium text-muted transition hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand md:py-2"
          >
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Apps is the place of every detail page, too; the others stand for themselves alone. */
function isActive(href: string, pathname: string): boolean {
  return href === pathname || (href === routes.apps && /^\/apps\/appdetails\//.test(pathname));
}
