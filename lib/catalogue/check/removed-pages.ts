import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { FIELD_OF } from '@/lib/catalogue/names';
import { redirectOf, removedPages } from '@/lib/catalogue/removed-pages';
import { quoted } from '@/lib/text/printable';
import { type IdHistory, isOtherApp } from './ids';
import type { PartialApp } from './partial-app';

/** Warns about new names of developers, categories and collections that end the URL of a page, at the first of its apps. */
export function* checkRemovedPages(apps: readonly PartialApp[], history: IdHistory): Generator<Diagnostic> {
  const successors = new Map(
    apps.flatMap((app) => {
      const latest = app.id === undefined ? undefined : history.get(app.id)?.[0];
      const isKnown = latest && !isOtherApp(latest, { ...app, title: app.title ?? '' });
      return isKnown ? [[latest, app] as const] : [];
    }),
  );
  for (const page of removedPages([...successors.keys()], apps, (app) => successors.get(app))) {
    const [app] = page.apps.flatMap((latest) => successors.get(latest) ?? []);
    const redirect = redirectOf(page);
    if (!app || !redirect) continue;
    yield diagnose(
      'removed-page',
      [app.index, FIELD_OF[page.kind]],
      `replaces ${quoted(page.name)}, whose page is removed`,
      redirect,
    );
  }
}
