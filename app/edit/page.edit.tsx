import type { Metadata } from 'next';
import { EditorPage } from './editor-page';
import '@/components/editor/editor.css';

export const metadata: Metadata = { title: 'Editor', robots: { index: false, follow: false } };

/** The editor of the catalogue: in `npm run edit`, and in a preview. No other build has this page. */
export default function EditPage() {
  return (
    // In English on all pages, with the live view in the language of the page.
    <div className="shell pt-6" lang="en" dir="ltr">
      <noscript>The editor needs JavaScript.</noscript>
      <EditorPage />
    </div>
  );
}
