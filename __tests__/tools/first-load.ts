/** Maximum size of a route's first-load JavaScript, relative to that of an empty export. */
export const BUDGET_RATIO = 1.23;

/** Libraries that must be lazy-loaded, each with a string that its code always contains. */
export const LATE_LIBRARIES = { recharts: 'recharts-', sweetalert2: 'swal2-' } as const;

/** The scripts of a page's first load, as unique paths below `out/`. Excludes `nomodule` scripts. */
export function firstLoadScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  return paths(tags.filter((tag) => !/\bnomodule\b/i.test(tag)));
}

/** The stylesheets that a page loads, as unique paths below `out/`. Excludes disabled ones, which are inlined. */
export function stylesheets(html: string): string[] {
  const tags = html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return paths(tags.filter((tag) => !/\bdisabled\b/.test(tag)));
}

function paths(tags: readonly string[]): string[] {
  const found = tags.map((tag) => /(?:src|href)="[^"]*?(\/_next\/[^"?]+)/.exec(tag)?.[1]);
  return [...new Set(found.filter((path) => path !== undefined))];
}
