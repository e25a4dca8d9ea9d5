import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The heading, which gets the focus when it appears. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="font-bold text-3xl wrap-anywhere outline-none">
      {children}
    </h1>
  );
}
