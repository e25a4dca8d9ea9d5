import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of an element has ever been in the viewport. */
export function useEnteredViewport(element: RefObject<Element | null>): boolean {
  const [hasEntered, setEntered] = useState(false);
  useEffect(() => {
    if (hasEntered || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setEntered(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasEntered]);
  return hasEntered;
}
