/** A route's first-load JavaScript may weigh this many times that of an empty export. */
export const BUDGET_RATIO = 1.15;

/** Libraries that a visitor may never need, each with a text that its code cannot do without. */
export const LATE_LIBRARIES = { recharts: 'recharts-', sweetalert2: 'swal2-' } as const;

/** The scripts that a page loads at once, as paths below `out/`; without those for browsers that lack modules. */
export function firstLoadScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  return paths(tags.filter((tag) => !/\bnomodule\b/i.test(tag)));
}

/** The stylesheets of a page, as paths below `out/`. */
export function stylesheets(html: string): string[] {
  return paths(html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []);
}

function paths(tags: readonly string[]): string[] {
  const found = tags.map((tag) => /(?:src|href)="[^"]*?(\/_next\/[^"?]+)/.exec(tag)?.[1]);
  return [...new Set(found.filter((path) => path !== undefined))];
}
