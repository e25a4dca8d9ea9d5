import { APP_LIST_KEY } from '@/lib/installed/known-ids';

/** An inline script, which marks its parent if the list is empty. A damaged list is not marked: React reads it. */
export const MARK_EMPTY = `{
  let list;
  try {
    list = localStorage.getItem('${APP_LIST_KEY}');
  } catch {}
  if (!list || list == '[]') document.currentScript.parentNode.dataset.empty = true;
}`;
