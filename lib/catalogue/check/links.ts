import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { linkTarget } from '@/lib/catalogue/link';
import { quoted } from '@/lib/text/printable';
import { type PartialApp, textsOf } from './partial-app';

/** Warns about links that are not encrypted, and about hosts that the Internet does not have. */
export function* checkLinks(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { path, text } of textsOf(apps, ['link'])) {
    const host = linkTarget(text).replace(/^.*@/, '');
    if (!host.includes('.'))
      yield diagnose(
        'link-host',
        path,
        `leads to ${quoted(host)}, which only a local network has`,
        'Use the whole domain, such as "quill.example". In a store for that network, turn the rule off in package.json.',
      );
    if (/^http:/i.test(text))
      yield diagnose(
        'link-insecure',
        path,
        'is an http:// URL, whose page others can read and change on its way',
        'Use https://, if the site has it.',
      );
  }
}
