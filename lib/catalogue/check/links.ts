import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import type { PartialApp } from './partial-app';

/** Warns about links that are not encrypted. */
export function* checkLinks(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { index, links = {} } of apps)
    for (const [field, link] of Object.entries(links))
      if (/^http:/i.test(link))
        yield diagnose(
          'link-insecure',
          [index, 'links', field],
          'is an http:// URL, whose page others can read and change on its way',
          'Use https://, if the site has it.',
        );
}
