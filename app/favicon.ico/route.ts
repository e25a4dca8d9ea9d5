import { faviconIco } from '@/lib/publish/artwork/icons';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(new Uint8Array(await faviconIco()), { headers: { 'Content-Type': 'image/x-icon' } });
}
