import type { AppId } from '@/lib/id';
import { APP_LIST_KEY } from '@/lib/installed/known-ids';
import { installed } from '@/texts/shared';

/**
 * An inline script beside the button of an app, before the first paint: makes it the one of an installed app. It reads the list
 * like `parseAppList`: ids, and the digits that an earlier version wrote.
 */
export function markInstalled(buttonId: string, id: AppId): string {
  const isThis = typeof id === 'number' ? `/^\\d+$/.test(member) && +member == ${id}` : `member == '${id}'`;
  return `{
    let button = document.getElementById('${buttonId}');
    try {
      let isThis = (member) => typeof member != 'object' && ${isThis};
      if (JSON.parse(localStorage.getItem('${APP_LIST_KEY}')).some(isThis)) {
        button.textContent = ${JSON.stringify(installed)};
        button.disabled = true;
      }
    } catch {}
    button.removeAttribute('data-unknown');
  }`;
}
