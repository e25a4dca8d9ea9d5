'use client';

import { usePath } from '@/lib/navigation/use-path';
import { editorUrl, routes } from '@/lib/routes';

/** The link to the editor: on the page of an app to its form. */
export function EditLink({ className }: { className: string }) {
  const path = usePath();
  const id = path.startsWith(routes.app(0).slice(0, -1)) ? path.split('/').at(-1) : undefined;
  return (
    // The page of a missing app is the not-found page, which is prerendered for another path.
    <a href={editorUrl(id)} className={className} suppressHydrationWarning>
      {id ? 'Edit this app' : 'Edit'}
    </a>
  );
}
