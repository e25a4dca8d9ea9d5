import { readCatalogue } from '@/lib/publish/catalogue/read';
import { orPlaceholder, PLACEHOLDER } from '@/lib/publish/export/static-params';
import { feedResponse } from '@/lib/publish/seo/atom';
import { FEED_PATH, FEEDS_FOLDER, siteFeeds } from '@/lib/publish/seo/feeds';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const others = siteFeeds(readCatalogue()).filter(({ path }) => path !== FEED_PATH);
  return orPlaceholder(
    others.map(({ path }) => ({ name: path.slice(FEEDS_FOLDER.length + 1) })),
    { name: PLACEHOLDER },
  );
}

/** A feed of one page. finish-export removes the folder if the site cannot have feeds. */
export async function GET(_request: Request, { params }: RouteContext<'/feeds/[name]'>) {
  const { name } = await params;
  return feedResponse(`${FEEDS_FOLDER}/${decodeURIComponent(name)}`);
}
