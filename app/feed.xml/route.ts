import { readCatalogue } from '@/lib/publish/catalogue/read';
import { atomFeed } from '@/lib/publish/seo/feed';

export const dynamic = 'force-static';

/** The feed of new and updated apps. finish-export removes it if the site cannot have one. */
export async function GET() {
  return new Response(atomFeed(await readCatalogue()), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
