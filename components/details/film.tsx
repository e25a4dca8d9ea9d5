import { type FocusEventHandler, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MdPlayArrow } from 'react-icons/md';
import { onNavigationStart } from '@/lib/navigation/store';
import { asset } from '@/lib/routes';
import { languageOf } from '@/lib/text/language';
import { type NamedScreenshot, screenshotUrl } from './screenshot-image';

export interface FilmProps {
  film: NamedScreenshot;
  video: string;
  onFocus: FocusEventHandler<HTMLElement>;
}

/** A film with its poster, and the controls of the browser. Nothing of it is loaded before a click. */
export function Film({ film: { image, alt, language }, video, onFocus }: FilmProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [isNew, setIsNew] = useState(true);

  // It can play before hydration.
  useEffect(() => setIsNew(element.current?.paused !== false), []);

  // The page stays behind the skeleton of the next one, and behind its error.
  useEffect(() => onNavigationStart(({ hasSkeleton }) => hasSkeleton && element.current?.pause()), []);

  /** Chromium plays after a click on a control only, and other browsers play already. After an error, none does. */
  function play() {
    if (element.current?.error) element.current.load();
    if (element.current?.paused) void element.current.play().catch(() => {});
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ' || !element.current?.error) return;
    event.preventDefault();
    play();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the catalogue has no captions. */}
      <video
        ref={element}
        src={asset(video)}
        poster={screenshotUrl(image)}
        aria-label={alt}
        lang={language ?? languageOf(alt)}
        controls
        playsInline
        preload="none"
        onClick={isNew ? play : undefined}
        onPlay={() => setIsNew(false)}
        // Does not load it again: browsers would do so at once, in spite of `preload`.
        onError={() => setIsNew(true)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
      {isNew && (
        <span aria-hidden="true" className="play-sign needs-script">
          <MdPlayArrow className="size-10" />
        </span>
      )}
    </>
  );
}
