import { THEME_KEY } from '@/lib/browser/theme';
import { THEME_COLORS } from '@/lib/dom';

/**
 * A script of the head: applies the stored theme before the first paint. If the storage is denied, it does nothing.
 *
 * It changes the `media` of the theme colours, and not their `content`: React finds the prerendered elements by their
 * content, and would insert them again.
 */
export const APPLY_THEME = `try {
  let t = localStorage.${THEME_KEY};
  if (t == 'light' || t == 'dark') {
    document.documentElement.dataset.theme = t;
    for (let m of document.querySelectorAll('${THEME_COLORS}'))
      m.media = m.media.includes(t) ? 'all' : 'not all';
  }
} catch {}`;

/**
 * A script after the header, beside whose parts it would pause the parser: selects the theme of the document. Hydration reads
 * the value that is then selected.
 */
export const SELECT_THEME =
  "document.currentScript.previousElementSibling.querySelector('select').value = document.documentElement.dataset.theme || '';";
