import { feedResponse } from '@/lib/publish/seo/atom';
import { FEED_PATH } from '@/lib/publish/seo/feeds';

export const dynamic = 'force-static';

/** The feed of new and updated apps. finish-export removes it if the site cannot have one. */
export function GET() {
  return feedResponse(FEED_PATH);
}
