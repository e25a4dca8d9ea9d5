/** What became of a link. `refused`: the browser neither shares nor copies it. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'refused';

export type SharingBrowser = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/**
 * Offers a link to other apps of the device, or copies it if the browser cannot share. Never throws.
 *
 * @param browser Can lack both: an insecure context has neither.
 */
export async function shareOrCopy(
  link: { title: string; url: string },
  browser: SharingBrowser = navigator,
): Promise<ShareOutcome> {
  try {
    if (browser.share) {
      await browser.share(link);
      return 'shared';
    }
  } catch (error) {
    if (isCancelled(error)) return 'cancelled';
    // Sharing is not allowed, for example too long after the click.
  }
  try {
    if (!browser.clipboard) return 'refused';
    await browser.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Whether the visitor has closed the browser's menu, or it is still open after a second click. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name);
}
