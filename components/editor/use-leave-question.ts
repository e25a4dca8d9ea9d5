import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the browser ask before the page is left. Of a navigation of the router it does not ask, so that a link to another
 * page loads a document meanwhile.
 */
export function useLeaveQuestion(isAsked: () => boolean): void {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isAsked()) return;
    event.preventDefault();
    // Chromium before version 119.
    event.returnValue = true;
  });
  const onLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isModified = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link?.href || link.target === '_blank' || link.hasAttribute('download') || isModified) return;
    // A link inside the page, such as the one that skips the header.
    if (link.href.split('#')[0] === window.location.href.split('#')[0] || !isAsked()) return;
    event.preventDefault();
    event.stopPropagation();
    window.location.assign(link.href);
  });
  useEffect(() => {
    window.addEventListener('beforeunload', onLeave);
    // Before the router.
    window.addEventListener('click', onLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('click', onLink, { capture: true });
    };
  }, []);
}
