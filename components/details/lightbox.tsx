import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { IconType } from 'react-icons';
import { MdArrowBack, MdArrowForward, MdClose } from 'react-icons/md';
import { ModalDialog, PAGE_LEFT } from '@/components/ui/modal';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { useRootClass } from '@/lib/browser/use-root-class';
import type { Screenshot } from '@/lib/catalogue/screenshots';
import { languageOf } from '@/lib/text/language';
import * as texts from '@/texts/details';
import { direction } from '@/texts/language';
import { close } from '@/texts/shared';
import { ScreenshotImage } from './screenshot-image';

export interface LightboxProps {
  screenshots: readonly Screenshot[];
  /** The index of the one that is shown first. */
  first: number;
  /** @param isBack Whether the history is back, or about to be, at the entry before that of the dialog. */
  onClose: (isBack: boolean) => void;
}

/** The step from a screenshot to the one at its right. */
const TO_RIGHT = direction === 'rtl' ? -1 : 1;

/** In CSS pixels. */
const SWIPE = 40;

function onZoom(update: () => void): () => void {
  window.visualViewport?.addEventListener('resize', update);
  return () => window.visualViewport?.removeEventListener('resize', update);
}

/** Whether two fingers have enlarged the page. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

/** A dialog with one screenshot at a time, as large as the screen. The arrow keys and a swipe show the others, in a circle. */
export function Lightbox({ screenshots, first, onClose }: LightboxProps) {
  const [index, setIndex] = useState(first);
  const captionId = useId();
  const pressedAt = useRef<number>(undefined);
  const isClosing = useRef(false);
  // A finger then moves what is in view.
  const touch = useSyncExternalStore(onZoom, isZoomed) ? 'touch-auto' : '[touch-action:pan-y_pinch-zoom]';
  const { length } = screenshots;
  const show = (step: number) => setIndex((index + step + length) % length);
  const screenshot = screenshots[index];
  const { alt = texts.screenshotAt(index + 1, length), language } = screenshot ?? {};

  function onKeyDown(event: KeyboardEvent) {
    // With the Alt key, the arrows are Back and Forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') show(-TO_RIGHT);
    if (event.key === 'ArrowRight') show(TO_RIGHT);
  }

  /** Goes back, which closes the dialog. Not before: the next click could be on a link, whose page the way back would replace. */
  function goBack() {
    ignoreSecondClick();
    if (!isClosing.current) window.history.back();
    isClosing.current = true;
  }

  function onPointerUp({ clientX }: PointerEvent) {
    const distance = clientX - (pressedAt.current ?? clientX);
    pressedAt.current = undefined;
    if (Math.abs(distance) > SWIPE) show(distance > 0 ? -TO_RIGHT : TO_RIGHT);
  }

  // It has no backdrop.
  useRootClass('behind-lightbox');

  return (
    <ModalDialog
      aria-label={texts.screenshots}
      // A live region announces changes only, and not what it shows first.
      aria-describedby={captionId}
      onClose={(result) => onClose(result === PAGE_LEFT || isClosing.current)}
      onCancel={(event) => {
        event.preventDefault();
        goBack();
      }}
      onKeyDown={onKeyDown}
      className="h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(min(100dvh,20rem),1fr)_auto] gap-3 bg-canvas p-4 text-ink open:grid"
    >
      <div className="flex items-center gap-2">
        <p className="me-auto text-muted tabular">{texts.positionOf(index + 1, length)}</p>
        {length > 1 && (
          <>
            <IconButton label={texts.previousScreenshot} Icon={MdArrowBack} onClick={() => show(-1)} />
            <IconButton label={texts.nextScreenshot} Icon={MdArrowForward} onClick={() => show(1)} />
          </>
        )}
        <IconButton data-first-focus="" label={close} Icon={MdClose} onClick={goBack} />
      </div>
      {screenshot && (
        <>
          {/* A new element, because the last image would stay until the next one has arrived. */}
          <ScreenshotImage
            key={index}
            screenshot={{ ...screenshot, alt: '' }}
            sizes="100vw"
            draggable={false}
            onPointerDown={({ clientX }) => {
              pressedAt.current = clientX;
            }}
            onPointerUp={onPointerUp}
            className={`${touch} size-full rounded-xl object-contain`}
          />
          <p
            id={captionId}
            aria-live="polite"
            dir="auto"
            lang={language ?? languageOf(alt)}
            // The position of one of which nothing else is known is already above it.
            className={
              screenshot.alt === undefined
                ? 'sr-only'
                : 'mx-auto max-h-[30dvh] min-h-[1lh] max-w-prose overflow-y-auto text-center wrap-anywhere'
            }
          >
            {alt}
          </p>
        </>
      )}
    </ModalDialog>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  Icon: IconType;
}

function IconButton({ label, Icon, ...props }: IconButtonProps) {
  return (
    <button {...props} type="button" aria-label={label} className="button-quiet w-12 px-0">
      <Icon aria-hidden="true" className="size-5 rtl:[scale:-1_1]" />
    </button>
  );
}
