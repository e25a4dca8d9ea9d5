import type { EditorDocument } from '@/lib/editor/document';
import { useDocument } from './context';

const TYPES: Readonly<Record<string, string>> = { svg: 'svg+xml', png: 'png', jpg: 'jpeg', jpeg: 'jpeg' };

/** Where the browser loads a picture: a new one, which is not saved yet, from memory. */
export function pictureUrl({ pictures }: Pick<EditorDocument, 'pictures'>, path: string): string {
  const picture = pictures[path];
  if (!picture) return path;
  const type = TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''];
  return `data:image/${type};base64,${picture.base64}`;
}

/** Returns a function that finds where the browser loads a picture. */
export function usePictureUrl(): (path: string) => string {
  const pictures = useDocument((document) => document.pictures);
  return (path) => pictureUrl({ pictures }, path);
}
