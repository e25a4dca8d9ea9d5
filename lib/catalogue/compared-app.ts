import type { App } from './schema';
import { type CardApp, paragraphs } from './select';
import { toCardApp } from './to-card-app';

/** The fields of an app that a comparison shows. */
export interface ComparedApp extends CardApp, Pick<App, 'reviews' | 'ratings'> {
  /** The first paragraph of the description. */
  summary: string;
  developerSlug: string;
}

/** Selects the fields that a comparison shows. */
export function toComparedApp(app: App, developerSlug: string): ComparedApp {
  const { reviews, ratings, description } = app;
  return { ...toCardApp(app), reviews, ratings, summary: paragraphs(description)[0] ?? '', developerSlug };
}
