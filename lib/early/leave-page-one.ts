/**
 * An inline script of the page that is not found. The first page of a list has no number: `/apps/page/1` is `/apps`, and
 * `/apps/categories/games/1` is without the `/1`. Further slashes at the start are removed, because the router would take
 * `//elsewhere.example/apps` for a URL of another site, as would this script without the origin.
 */
export const LEAVE_PAGE_ONE = `{
  let path = location.pathname;
  let list = path
    .replace(/^[/]+/, '/')
    .replace(/([/]apps)[/]page[/]1[/]?$/, '$1')
    .replace(/([/]apps[/](categories|collections|developers)[/][^/]+)[/]1[/]?$/, '$1');
  if (list != path) location.replace(location.origin + list + location.search);
}`;
