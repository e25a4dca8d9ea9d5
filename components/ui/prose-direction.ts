import { isRightToLeft } from '@/lib/text/bidi';

/**
 * The `dir` of a text of sentences. On a page from right to left, those that begin with a Latin name are from right to left,
 * too, which `auto` would not see.
 */
export function proseDirection(text = ''): 'rtl' | 'auto' {
  if (!process.env.RIGHT_TO_LEFT) return 'auto';
  return isRightToLeft(text) ? 'rtl' : 'auto';
}
