import { Fragment, type ReactNode } from 'react';
import type { CardApp } from '@/lib/catalogue/views';
import * as shared from '@/texts/shared';

/**
 * The muted text of a card or of an installed app: its badges, what the app is, or who has made it, and whether it is
 * deprecated. Not a component, whose text React could not replace on a translated page.
 */
export function secondLine({ badges, ...app }: CardApp): ReactNode {
  const note = withStatus(app);
  if (!badges) return note;
  return (
    <>
      {badges.map((text) => (
        <Fragment key={text}>
          <bdi className="badge">{text}</bdi>{' '}
        </Fragment>
      ))}
      <span>{note}</span>
    </>
  );
}

function withStatus(app: CardApp): ReactNode {
  const text =
    process.env.TEXT_LANGUAGES && app.untranslated ? markedNote(app) : app.summary || app.companyName;
  if (!app.isDeprecated) return text;
  // Also while the text is a space, because it is not loaded: on a translated page, React could not remove the separator again.
  if (!(app.summary || app.companyName)?.trim()) return shared.deprecated;
  return (
    <>
      {`${shared.deprecated} · `}
      <bdi>{text}</bdi>
    </>
  );
}

/** In its language, if that is not the one of the page. */
function markedNote({ summary, companyName, untranslated }: CardApp): ReactNode {
  const text = summary || companyName;
  return text && <span lang={untranslated?.[summary ? 'summary' : 'companyName']}>{text}</span>;
}
