import type { CardApp } from '@/lib/catalogue/select';

/** The muted text of a card or of an installed app: what the app is, or who has made it, and whether it is deprecated. */
export function CardNote({ app }: { app: CardApp }) {
  const text = app.summary || app.companyName;
  if (!app.isDeprecated) return text;
  return (
    <>
      Deprecated · <bdi>{text}</bdi>
    </>
  );
}
