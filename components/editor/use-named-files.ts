import { useEffect } from 'react';
import { imageFileOf } from '@/lib/catalogue/urls';
import { type DocumentStore, filesIn, isRowChanged } from '@/lib/editor/document';
import type { EditorHost } from '@/lib/editor/host';

/** Reads what is known of the file that a field of a picture or a film names, where files can be read. */
export function readNamedFile({ project }: EditorHost, store: DocumentStore, value: string): void {
  const file = imageFileOf(value);
  if (file === null) return;
  project?.readImage(value).then(
    (images) => store.getState().setImage(file, images[file]),
    // A save tells why.
    () => {},
  );
}

/** Reads the files that restored or merged changes name, once. The host has read those that the catalogue names. */
export function useNamedFiles(host: EditorHost, store: DocumentStore): void {
  useEffect(() => {
    const document = store.getState();
    const changed = document.rows.filter((row) => isRowChanged(document, row));
    for (const value of filesIn(changed))
      if (!document.file.images?.[imageFileOf(value) ?? '']) readNamedFile(host, store, value);
  }, [host, store]);
}
