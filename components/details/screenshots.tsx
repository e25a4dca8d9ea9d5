'use client';

import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadCode } from '@/lib/browser/load-code';
import type { Screenshot } from '@/lib/catalogue/screenshots';
import { ENTRY_PROPERTY, entryKey } from '@/lib/navigation/history-entry';
import { navigationStore, pageSignal } from '@/lib/navigation/store';
import * as texts from '@/texts/details';
import { Film } from './film';
import type { Lightbox } from './lightbox';
import { ScreenshotImage, screenshotUrl } from './screenshot-image';

/** The property of `history.state` with the index of the screenshot that the entry shows first. */
const SHOWN_PROPERTY = 'screenshot';

/** The height of the strip, in rem. Also in `screenshots.css`. */
const HEIGHT = 20;

export interface ScreenshotsProps {
  screenshots: readonly Screenshot[];
}

/**
 * The screenshots and films of an app, in a strip that scrolls. Each screenshot is a link to its file, which a script shows
 * in a dialog. Films play in the strip. Renders nothing without screenshots.
 */
export function Screenshots({ screenshots }: ScreenshotsProps) {
  const [shown, setShown] = useState<{ Dialog: typeof Lightbox; index: number } | null>(null);
  const strip = useRef<HTMLUListElement>(null);
  /** The page on which a screenshot opens or is open. */
  const openOn = useRef<AbortSignal>(undefined);

  function onClick(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // In a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(index, event.currentTarget.href);
  }

  /** @param href Of the link that is clicked. */
  const open = useCallback((index: number, href?: string) => {
    const page = pageSignal();
    // The second click of a double click.
    if (openOn.current === page) return;
    openOn.current = page;
    loadCode(import('./lightbox')).then(
      (module) => {
        if (page.aborted) return;
        // An entry of its own, so that Back closes the dialog, with the scroll position of the page.
        if (href) window.history.pushState({ [ENTRY_PROPERTY]: entryKey(), [SHOWN_PROPERTY]: index }, '');
        // As after a click, so that the closed dialog returns the focus to it.
        else strip.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
        setShown({ Dialog: module.Lightbox, index });
        for (const film of strip.current?.querySelectorAll('video') ?? []) film.pause();
      },
      () => {
        openOn.current = undefined;
        if (href && !page.aborted) window.location.assign(href);
      },
    );
  }, []);

  // A reload, or a traversal to the entry, after which Back would do nothing visible if the dialog were not open.
  useEffect(() => {
    const show = () => {
      const { navigation } = navigationStore.getState();
      const index = window.history.state?.[SHOWN_PROPERTY];
      if (index !== undefined && (navigation === null || navigation.type === 'load')) open(index);
    };
    show();
    return navigationStore.subscribe(show);
  }, [open]);

  function onClose(isBack: boolean) {
    openOn.current = undefined;
    setShown(null);
    if (!isBack) window.history.back();
  }

  /** Chromium does not scroll to a link of which a part is in view. A press must not move it from under the pointer. */
  function scrollIntoView({ currentTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.matches(':focus-visible'))
      currentTarget.scrollIntoView({ block: 'nearest', inline: 'start' });
  }

  if (screenshots.length === 0) return null;
  const pictures = screenshots.filter(({ video }) => video === undefined);
  const nameOf = ({ alt }: Screenshot, index: number) =>
    alt ?? texts.screenshotAt(index + 1, screenshots.length);
  return (
    <section aria-labelledby="screenshots" className="relative border-line border-b pt-8 pb-6">
      <h2 id="screenshots" className="mb-3 font-bold text-2xl">
        {texts.screenshots}
      </h2>
      <ul role="list" ref={strip} className="strip screenshots">
        {screenshots.map((screenshot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: images may not be unique, and the order never changes.
          <li key={index} style={{ '--ratio': screenshot.ratio } as CSSProperties}>
            {screenshot.video === undefined ? (
              <a
                href={screenshotUrl(screenshot.image)}
                onClick={(event) => onClick(event, pictures.indexOf(screenshot))}
                onFocus={scrollIntoView}
              >
                <ScreenshotImage
                  screenshot={{ ...screenshot, alt: nameOf(screenshot, index) }}
                  sizes={`min(${Math.ceil(16 * HEIGHT * screenshot.ratio)}px, 100vw)`}
                  loading="lazy"
                />
              </a>
            ) : (
              <Film
                film={{ ...screenshot, alt: nameOf(screenshot, index) }}
                video={screenshot.video}
                onFocus={scrollIntoView}
              />
            )}
          </li>
        ))}
      </ul>
      {shown && <shown.Dialog screenshots={pictures} first={shown.index} onClose={onClose} />}
    </section>
  );
}
