'use client';

import { AppLink } from '@/components/ui/app-link';
import { ExternalLink } from '@/components/ui/external-link';
import { InlineScript } from '@/components/ui/inline-script';
import { NOTE_CLICKS } from '@/lib/early/note-clicks';
import { SELECT_THEME } from '@/lib/early/theme';
import { routes } from '@/lib/routes';
import * as texts from '@/texts/layout';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { NavLinks } from './nav-links';
import { ThemeSwitch, type ThemeSwitchProps } from './theme-switch';

const MENU_ID = 'menu';

export interface HeaderProps {
  /** The company's name. A prop: an import of `lib/site.ts` would send all its texts to the browser. */
  name: string;
  contributeUrl?: string;
  themeColors: ThemeSwitchProps['colors'];
}

/**
 * The header of every page. A client component: the payload of every page contains it, which is then a reference
 * instead of its markup.
 *
 * On small screens its links are in a popover, which opens without a script.
 */
export function Header({ name, contributeUrl, themeColors }: HeaderProps) {
  return (
    <>
      <header className="whole top-0 z-40 [@media(height>=16rem)]:sticky border-line border-b bg-canvas/90 blur-backdrop">
        <div className="shell flex h-16 items-center gap-3">
          <AppLink href={routes.home} className="flex min-w-0 items-center gap-2.5 font-bold text-xl tight">
            <Logo />
            <bdi className="truncate">{name}</bdi>
          </AppLink>
          <button
            type="button"
            popoverTarget={MENU_ID}
            className="ms-auto grid size-11 shrink-0 place-items-center rounded-xl border border-line bg-surface md:hidden"
          >
            <span aria-hidden="true" className="icon icon-menu size-6" />
            <span className="sr-only">{texts.menu}</span>
          </button>
          <nav id={MENU_ID} popover="auto" aria-label={texts.mainNavigation} className="menu">
            <NavLinks />
            {process.env.LANGUAGES ? <LanguageSwitch /> : null}
            <ThemeSwitch colors={themeColors} />
            {contributeUrl && (
              <ExternalLink
                href={contributeUrl}
                className="button-quiet mt-3 w-full px-4 md:mt-0 md:min-h-11 md:w-auto md:whitespace-nowrap"
              >
                <span
                  aria-hidden="true"
                  className={
                    contributeUrl.startsWith('https://github.com/') ? 'icon icon-github size-5' : 'hidden'
                  }
                />
                {texts.contribute}
              </ExternalLink>
            )}
          </nav>
        </div>
      </header>
      <InlineScript code={process.env.NEXT_RUNTIME ? SELECT_THEME + NOTE_CLICKS : ''} />
    </>
  );
}
