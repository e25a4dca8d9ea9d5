import { type ListEntry, MAX_FILE_MB, parseListFile } from '@/lib/installed/list-file';

/** Time until the data of a saved file is freed, in milliseconds: the visitor may have to choose a folder. */
const SAVING_MS = 60_000;

/**
 * Reads a list from a file.
 *
 * @returns As `parseListFile`.
 * @throws Error with a message for the visitor.
 */
export async function readListFile(file: File): Promise<ListEntry[]> {
  if (file.size > MAX_FILE_MB * 1e6) throw new Error(`It is larger than ${MAX_FILE_MB} MB.`);
  const text = await file.text().catch(() => {
    throw new Error('It could not be read.');
  });
  return parseListFile(text);
}

/** Saves a text as a JSON file, in the folder for downloads or where the visitor chooses. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), SAVING_MS);
}
