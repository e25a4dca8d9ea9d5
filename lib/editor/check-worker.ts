import { checkValue } from '@/lib/catalogue/check/all-rules';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { Row } from './document';
import type { CatalogueFile } from './protocol';

/** What the worker checks. */
export interface CheckRequest extends Pick<CatalogueFile, 'images' | 'history' | 'rules'> {
  rows: readonly Row[];
}

/** The answer: the diagnostics of each app that has some, by the key of its row. Their paths begin at the app’s fields. */
export type CheckAnswer = ReadonlyMap<string, readonly Diagnostic[]>;

// A whole catalogue of 10,000 apps takes a second, so it is checked outside of the page's thread.
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const { rows, images, history, rules } = data;
  const diagnostics = checkValue(
    rows.map(({ value }) => value),
    {
      ...(images && { image: (path) => images[path] ?? null }),
      history: new Map(history),
      rules,
    },
  );
  self.postMessage(byRow(diagnostics, rows));
};

function byRow(all: readonly Diagnostic[], rows: readonly Row[]): CheckAnswer {
  const result = new Map<string, Diagnostic[]>();
  for (const diagnostic of all) {
    const [index, ...path] = diagnostic.path;
    const key = rows[Number(index)]?.key;
    if (key !== undefined) result.set(key, [...(result.get(key) ?? []), { ...diagnostic, path }]);
  }
  return result;
}
