import { replaceUrl } from '@/lib/navigation/history-entry';
import { untilNavigation } from '@/lib/navigation/until';

/** Removes the fragment from the URL, so that a reload does not open the share link again. */
export async function removeFragment(): Promise<void> {
  const { href } = window.location;
  // Replacing the URL would make the router drop a pending navigation.
  await untilNavigation((navigation) => navigation === null);
  if (window.location.href !== href) return;
  const url = new URL(href);
  url.hash = '';
  try {
    replaceUrl(url);
  } catch {
    // The browser's limit is exceeded: a reload asks again.
  }
}
