import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { foldPath, imageFileOf } from '@/lib/catalogue/urls';
import { site } from '@/lib/site';
import { quoted } from '@/lib/text/printable';

/** Lists the files below `public/pictures/`, such as `/pictures/q.svg`, and links to other folders. */
export type ListPictures = () => readonly string[];

/** Warns about pictures that no text of the catalogue or of `lib/site.ts` is the URL of, also not an invalid field. */
export function* checkUnusedPictures(value: unknown, list: ListPictures): Generator<Diagnostic> {
  const used = new Set<string>();
  for (const text of textsIn([value, site])) {
    // With its folders, one of which can be a link.
    const parts = foldPath(imageFileOf(text) ?? '').split('/');
    for (const end of parts.keys()) used.add(parts.slice(0, end + 1).join('/'));
  }
  for (const file of list())
    if (!used.has(foldPath(file)))
      yield diagnose(
        'unused-pictures',
        [],
        `has no app with the picture ${quoted(`public${file}`)}, which is published`,
        'Remove the file, unless a page of your own shows it.',
      );
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) yield* textsIn(part);
}
