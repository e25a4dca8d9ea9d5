import type { Tab } from './tab';

/** The visible elements of a role, by their accessible name. */
export interface Target {
  role: keyof typeof SELECTORS;
  /** The whole name, or a pattern for it. */
  name?: string | RegExp;
  /** The part of the page, as a CSS selector. */
  inside?: string;
}

const SELECTORS = {
  bar: '.recharts-bar-rectangle path',
  button: 'button',
  dialog: 'dialog, [role="dialog"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  listitem: 'li',
  searchbox: 'input[type="search"]',
};

/** An element of the page. */
export interface Found {
  name: string;
  /** Its center, in CSS pixels of the viewport. */
  x: number;
  y: number;
  /** Whether a click at its center hits it. */
  isHit: boolean;
  /** Whether neither the element nor an ancestor is animated. */
  isStill: boolean;
  isDisabled: boolean;
}

/** The visible elements of a target. */
export async function find(tab: Tab, { role, name, inside = ':root' }: Target): Promise<Found[]> {
  const all = await tab.evaluate(findShown, `:is(${inside}) :is(${SELECTORS[role]})`);
  if (name === undefined) return all;
  return all.filter((found) => (typeof name === 'string' ? found.name === name : name.test(found.name)));
}

/** Runs in the page. */
function findShown(selector: string): Found[] {
  /** Without the parts that are not in the accessible name, and with the labels of the others. */
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [hidden]')) hidden.remove();
    for (const part of copy.querySelectorAll('[aria-label]'))
      part.textContent = part.getAttribute('aria-label');
    return copy.textContent ?? '';
  };
  const elements = [...document.querySelectorAll(selector)];
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => (effect as KeyframeEffect).target);
  return elements
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const parts = labels.length > 0 ? labels : [label ?? element];
      const text = element.getAttribute('aria-label') || parts.map(textOf).join(' ');
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const atCenter = document.elementFromPoint(x, y);
      return {
        name: text.replace(/\s+/g, ' ').trim(),
        x,
        y,
        isHit: element.contains(atCenter),
        isStill: !moving.some((target) => target?.contains(element)),
        isDisabled: element.matches(':disabled'),
      };
    });
}
