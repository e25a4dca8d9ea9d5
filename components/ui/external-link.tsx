import type { ComponentProps } from 'react';
import * as shared from '@/texts/shared';

/** A link to another site in a new tab, without opener and referrer, or to an email address, whose program opens no tab. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  if (/^mailto:/i.test(props.href ?? '')) return <a {...props}>{children}</a>;
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${shared.opensInNewTab}`}</span>
    </a>
  );
}
