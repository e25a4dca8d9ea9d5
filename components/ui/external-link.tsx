import type { ComponentProps } from 'react';
import * as shared from '@/texts/shared';

/** A link to another site in a new tab, without opener and referrer. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${shared.opensInNewTab}`}</span>
    </a>
  );
}
