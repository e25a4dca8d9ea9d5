import type { ReactNode } from 'react';
import type { CardApp } from '@/lib/catalogue/views';

/**
 * The muted text of a card or of an installed app: what the app is, or who has made it, and whether it is deprecated. Not a
 * component, whose text React could not replace on a translated page.
 */
export function cardNote(app: CardApp): ReactNode {
  const text = app.summary || app.companyName;
  if (!app.isDeprecated) return text;
  if (!text) return 'Deprecated';
  return (
    <>
      Deprecated · <bdi>{text}</bdi>
    </>
  );
}
