import { useServerInsertedHTML } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { oneLine } from '@/components/ui/inline-script';
import { applyTheme, parseTheme, type Theme, themeStore } from '@/lib/browser/theme';
import { APPLY_THEME } from '@/lib/early/theme';
import * as texts from '@/texts/layout';

export interface ThemeSwitchProps {
  /** The colours of the browser's own controls in each theme. */
  colors: Record<Theme, string>;
}

/**
 * The choice of the theme. A native select: it shows all choices, works by touch and keyboard, and screen readers
 * announce its value. On wide screens only its icon is visible.
 */
export function ThemeSwitch({ colors }: ThemeSwitchProps) {
  const { theme, choose } = useStore(themeStore);
  const select = useRef<HTMLSelectElement>(null);
  useHeadScript();

  useLayoutEffect(() => {
    const state = themeStore.getState();
    const chosen = parseTheme(select.current?.value);
    // Applies a choice made before hydration, for which React has no event. The next rendering would reset it.
    if (chosen !== state.theme) choose(chosen);
    // Another tab may have changed the theme after the script of the head has read it.
    else state.reload();
    // In development, React removes the attribute when it mounts twice.
    applyTheme(themeStore.getState().theme);
  }, [choose]);

  return (
    <>
      <meta name="theme-color" content={colors.light} media={mediaOf('light', theme)} />
      <meta name="theme-color" content={colors.dark} media={mediaOf('dark', theme)} />
      <span className="needs-script relative mt-3 flex items-center md:mt-0">
        <span aria-hidden="true" className="icon icon-half pointer-events-none absolute start-3 size-5" />
        <span
          aria-hidden="true"
          className="icon icon-chevron pointer-events-none absolute end-3 size-6 text-muted md:hidden"
        />
        <select
          ref={select}
          aria-label={texts.theme}
          title={texts.theme}
          // Prevents browsers from restoring the choice of an earlier visit.
          autoComplete="off"
          value={theme ?? ''}
          onChange={({ target }) => choose(parseTheme(target.value))}
          className="min-h-11 w-full appearance-none rounded-xl border border-line bg-surface px-10.5 md:w-11 md:px-0 md:ps-10.5"
        >
          <option value="">{texts.systemTheme}</option>
          <option value="light">{texts.lightTheme}</option>
          <option value="dark">{texts.darkTheme}</option>
        </select>
      </span>
    </>
  );
}

/** Writes the script of the head into prerendered HTML only, and not into payloads. */
function useHeadScript(): void {
  const isInserted = useRef(false);
  useServerInsertedHTML(() => {
    if (!process.env.NEXT_RUNTIME || isInserted.current) return null;
    isInserted.current = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is constant.
    return <script dangerouslySetInnerHTML={{ __html: oneLine(APPLY_THEME) }} />;
  });
}

function mediaOf(scheme: Theme, theme: Theme | null): string {
  if (!theme) return `(prefers-color-scheme: ${scheme})`;
  return scheme === theme ? 'all' : 'not all';
}
