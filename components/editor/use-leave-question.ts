import { useEffect, useEffectEvent } from 'react';

/** Lets the browser ask before the page is closed or reloaded. */
export function useLeaveQuestion(isAsked: () => boolean): void {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAsked()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
