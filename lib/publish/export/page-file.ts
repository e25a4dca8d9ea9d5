import { PAGES_ARE_FOLDERS } from '@/lib/routes';

/**
 * The file of a page, below `out/`.
 *
 * @example pageFile('/apps') // 'apps.html', or 'apps/index.html' with URL_STYLE=folders
 */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return decodeURIComponent(path.slice(1)) + (PAGES_ARE_FOLDERS ? '/index.html' : '.html');
}
