import { useLayoutEffect } from 'react';

/** Gives the root element a class while the component is mounted, in place of `:has()`, which Firefox has since version 121. */
export function useRootClass(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, isOn]);
}
