import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of axe that look at colours. The others have the same result in both colour schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds no violations on the page, in the light and in the dark colour scheme, and that VoiceOver in Safari
 * announces its lists.
 *
 * @param excluded A CSS selector of repeated elements, which axe skips.
 */
export async function expectNoViolations(page: Page, excluded?: string): Promise<void> {
  const lists = page.locator('ol:not([role]), ul:not([role])').filter({ visible: true });
  const styles = await lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType));
  expect(styles, 'Safari takes a list without a style for layout').not.toContain('none');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await transitionsEnded(page);
    // The default mode opens a blank page for each check, to include frames of other origins. The site has none.
    // The first check leaves axe in the page.
    const axe = new AxeBuilder(colorScheme === 'light' ? { page } : { page, axeSource: ';' })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    if (colorScheme === 'light') axe.withTags(TAGS);
    else axe.withRules(COLOR_RULES);
    if (excluded) axe.exclude(excluded);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

/**
 * Keeps the listing at the cards of its page, from its next load: axe reads the cards that it skips, too.
 *
 * @returns Loads all cards again.
 */
export async function firstCardsOnly(page: Page): Promise<() => Promise<void>> {
  await page.route('**/appsData.json', () => {});
  return () => page.unroute('**/appsData.json');
}

/**
 * Waits for the final colours of the scheme: axe would also check the colours of a running transition. The end of one
 * can start another, in an element that inherits the colour.
 */
function transitionsEnded(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isTransition = (animation: Animation) => animation instanceof CSSTransition;
    for (let stillFrames = 0; stillFrames < 3; ) {
      await nextFrame();
      stillFrames = document.getAnimations().some(isTransition) ? 0 : stillFrames + 1;
    }
  });
}
