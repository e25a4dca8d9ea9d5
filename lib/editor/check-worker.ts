import { checkValue } from '@/lib/catalogue/check/value';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { CatalogueFile } from './protocol';
import type { JsonObject } from './splice';

/** What the worker checks. The answer is the list of diagnostics. */
export interface CheckRequest
  extends Pick<CatalogueFile, 'images' | 'history' | 'formerDevelopers' | 'rules'> {
  values: readonly JsonObject[];
}

// A whole catalogue of 10,000 apps takes a second, so it is checked outside of the page's thread.
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const { values, images, history, formerDevelopers, rules } = data;
  const diagnostics: Diagnostic[] = checkValue(values, {
    ...(images && { image: (path) => images[path] ?? null }),
    history: new Map(history),
    formerDevelopers,
    rules,
  });
  self.postMessage(diagnostics);
};
