'use client';

import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { InlineScript } from './inline-script';

export interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'ref'> {
  ref?: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
}

/** A button that replays a click before hydration, when it is hydrated. */
export function ActionButton({ ref, onClick, className = '', ...props }: ActionButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const initialOnClick = useRef(onClick);

  useEffect(() => {
    const element = button.current;
    if (!element) return;
    element.onclick = null;
    if (element.dataset.clicked === undefined) return;
    delete element.dataset.clicked;
    initialOnClick.current();
  }, [button]);

  return (
    <>
      <button
        {...props}
        ref={button}
        type="button"
        onClick={onClick}
        className={`data-clicked:cursor-progress data-clicked:opacity-70 ${className}`}
        suppressHydrationWarning
      />
      <InlineScript code={process.env.NEXT_RUNTIME ? NOTE_CLICK : ''} />
    </>
  );
}

const NOTE_CLICK =
  "document.currentScript.previousElementSibling.onclick = (event) => { event.currentTarget.dataset.clicked = '' }";
