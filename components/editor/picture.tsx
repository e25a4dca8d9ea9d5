import { AppImage } from '@/components/ui/app-image';
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

/** Where the browser loads a picture of the document. */
export function usePictureUrl(path: string): string {
  const pictures = useDocument((document) => document.pictures);
  return pictureUrl({ pictures }, path);
}

export interface IconProps {
  /** The path or URL in the file. Empty without a picture. */
  path: string;
  title: string;
  /** In CSS pixels. */
  size: number;
  className: string;
}

/** The icon of an app, which can have none yet. */
export function Icon({ path, title, size, className }: IconProps) {
  const src = usePictureUrl(path);
  if (!src)
    return <span aria-hidden="true" className={`aspect-square rounded-[22%] bg-sunken ${className}`} />;
  // The key: another picture can load where one has failed.
  return <AppImage key={src} src={src} title={title} size={size} sizes={`${size}px`} className={className} />;
}
