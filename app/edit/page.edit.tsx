import type { Metadata } from 'next';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { EditorPage } from './editor-page';
import '@/components/editor/editor.css';

export const metadata: Metadata = { title: 'Editor', robots: { index: false, follow: false } };

/** The editor of the catalogue: in `npm run edit`, and in a preview. No other build has this page. */
export default async function EditPage() {
  const history = process.env.PREVIEW_BUILD === '1' ? await readHistory() : [];
  return (
    // In English on all pages, with the live view in the language of the page.
    <div className="shell pt-6" lang="en" dir="ltr">
      <noscript>The editor needs JavaScript.</noscript>
      <EditorPage history={history} />
    </div>
  );
}

/** Of a preview, which has no server that reads it. */
async function readHistory() {
  const { readIdHistory } = await import('@/lib/editor/versions/history');
  return [...(await readIdHistory(CATALOGUE_PATH))];
}
