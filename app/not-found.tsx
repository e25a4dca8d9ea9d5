import { NotFoundPage } from '@/components/layout/not-found-page';
import { InlineScript } from '@/components/ui/inline-script';
import { pageMetadata } from '@/lib/publish/seo/metadata';

export const metadata = pageMetadata({ title: 'Page not found' });

/** The first page of a list has no number: `/apps/page/1` is `/apps`, and `/apps/categories/games/1` without the `/1`. */
const LEAVE_PAGE_ONE = `{
  let path = location.pathname;
  let list = path
    .replace(/([/]apps)[/]page[/]1[/]?$/, '$1')
    .replace(/([/]apps[/](categories|collections|developers)[/][^/]+)[/]1[/]?$/, '$1');
  if (list != path) location.replace(list + location.search);
}`;

export default function NotFound() {
  return (
    <>
      <InlineScript code={process.env.NEXT_RUNTIME ? LEAVE_PAGE_ONE : ''} />
      <NotFoundPage />
    </>
  );
}
