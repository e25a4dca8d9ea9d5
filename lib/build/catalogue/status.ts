import 'server-only';
import { languageOf } from '@/lib/catalogue/language';
import type { App } from '@/lib/catalogue/schema';
import { titleLanguage } from '@/lib/catalogue/to-card-app';
import { readApp } from './read';

/** Reads what the page of a deprecated app says. Undefined if the app is not deprecated. */
export async function readStatus({ status }: App) {
  if (!status) return undefined;
  const { deprecated, replacedBy } = status;
  const app = await readApp(String(replacedBy));
  return {
    reason: deprecated,
    reasonLanguage: languageOf(deprecated),
    replacement: app && { id: app.id, title: app.title, ...titleLanguage(app) },
  };
}
