'use client';

import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { InlineScript } from './inline-script';

export interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'ref'> {
  ref?: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
}

/** A button with what its inline script adds. */
interface NotingButton extends HTMLButtonElement {
  /** The listener on the window, until hydration. */
  noteClick?: (event: Event) => void;
  /** The last click that it noted. */
  notedClick?: Event;
}

/**
 * A button that replays a click before hydration, when it is hydrated. Several clicks count as one, or as none if the
 * button is a toggle, which has `aria-pressed`, and their number is even.
 */
export function ActionButton({ ref, onClick, className = '', ...props }: ActionButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const initialOnClick = useRef(onClick);

  useEffect(() => {
    const element: NotingButton | null = button.current;
    if (element?.noteClick) window.removeEventListener('click', element.noteClick, true);
    replay(element, initialOnClick.current);
  }, [button]);

  function handleClick({ currentTarget, nativeEvent }: MouseEvent<NotingButton>): void {
    // A noted click can reach React: when it makes React hydrate the page, before or after the effect.
    if (nativeEvent === currentTarget.notedClick) replay(currentTarget, onClick);
    else onClick();
  }

  return (
    <>
      <button
        {...props}
        ref={button}
        type="button"
        onClick={handleClick}
        className={`data-clicked:cursor-progress data-clicked:opacity-70 ${className}`}
        suppressHydrationWarning
      />
      <InlineScript code={process.env.NEXT_RUNTIME ? NOTE_CLICK : ''} />
    </>
  );
}

/** Replays the clicks that the button has noted, once. */
function replay(button: NotingButton | null, onClick: () => void): void {
  if (!button?.hasAttribute('data-clicked')) return;
  button.removeAttribute('data-clicked');
  onClick();
}

/**
 * Listens on the window: React stops clicks at the document while it cannot hydrate the page yet. The second click on a
 * toggle removes the mark of the first.
 */
const NOTE_CLICK = `{
  let b = document.currentScript.previousElementSibling;
  b.noteClick = (e) => {
    if (!b.contains(e.target)) return;
    b.notedClick = e;
    b.toggleAttribute('data-clicked', !b.matches('[aria-pressed][data-clicked]'));
  };
  addEventListener('click', b.noteClick, true);
}`;
