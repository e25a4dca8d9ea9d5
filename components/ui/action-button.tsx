'use client';

import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'ref'> {
  ref?: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
}

/** A button with what the inline script adds. */
interface NotingButton extends HTMLButtonElement {
  /** The last click that it noted. */
  notedClick?: Event;
}

/**
 * A button that replays a click before hydration, which `NOTE_CLICKS` has noted, when it is hydrated. Several clicks count
 * as one.
 */
export function ActionButton({ ref, onClick, className = '', ...props }: ActionButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const initialOnClick = useRef(onClick);

  useEffect(() => {
    const element: NotingButton | null = button.current;
    element?.removeAttribute('data-unhydrated');
    replay(element, initialOnClick.current);
  }, [button]);

  function handleClick({ currentTarget, nativeEvent }: MouseEvent<NotingButton>): void {
    // A noted click can reach React: when it makes React hydrate the page, before or after the effect.
    if (nativeEvent === currentTarget.notedClick) replay(currentTarget, onClick);
    else onClick();
  }

  return (
    <button
      {...props}
      ref={button}
      type="button"
      data-unhydrated=""
      onClick={handleClick}
      className={`data-clicked:cursor-progress data-clicked:opacity-70 ${className}`}
      suppressHydrationWarning
    />
  );
}

/** Replays the clicks that the button has noted, once. */
function replay(button: NotingButton | null, onClick: () => void): void {
  if (!button?.hasAttribute('data-clicked')) return;
  button.removeAttribute('data-clicked');
  onClick();
}
