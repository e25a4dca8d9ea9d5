import { RESULTS_ID, SEARCH_BOX } from '@/lib/dom';
import { SAVED_SCROLL_POSITION_SOURCE } from '@/lib/navigation/scroll-restoration';
import { ORDER_PARAMETER, SEARCH_PARAMETER } from '@/lib/routes';

/**
 * An inline script, which runs before the first paint. It marks the results as busy if they are not those to show: for
 * a URL with a search text, an order or a filter, or with a saved scroll position beyond the first page, where the list gets its
 * full height when it is hydrated. Scroll restoration then waits.
 *
 * For these, it also hides the prerendered apps, whose space is kept until the results are there, up to the saved position, and it
 * writes the text into the search box. If the page does not hydrate within 5 s of its load event, they are shown again.
 *
 * @param facets The URL parameters of the filters.
 */
export function markBusy(facets: readonly string[]): string {
  return `{
    let results = document.getElementById('${RESULTS_ID}');
    let parameters = new URLSearchParams(location.search);
    let text = parameters.get('${SEARCH_PARAMETER}');
    let isOther = text || ${JSON.stringify([ORDER_PARAMETER, ...facets])}.some((name) => parameters.get(name));
    let position = 0;
    try {
      position = ${SAVED_SCROLL_POSITION_SOURCE} ?? 0;
    } catch {}
    let isBeyond = position && position > results.getBoundingClientRect().bottom + scrollY - innerHeight;
    if (isOther || isBeyond) {
      results.setAttribute('aria-busy', 'true');
      addEventListener('load', () => setTimeout(() => {
        if (results.isHydrated) return;
        results.style.removeProperty('visibility');
        results.setAttribute('aria-busy', 'false');
      }, 5000));
    }
    if (isOther) {
      results.style.visibility = 'hidden';
      results.style.minHeight = Math.max(results.offsetHeight, position + innerHeight) + 'px';
    }
    if (text) {
      let input = document.querySelector('${SEARCH_BOX}');
      input.value = text;
      input.addEventListener('input', () => { input.isTyped = true }, { once: true });
    }
  }`;
}
