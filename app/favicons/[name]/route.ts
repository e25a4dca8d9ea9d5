import { ICON_FILES } from '@/lib/publish/artwork/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(ICON_FILES).map((name) => ({ name }));
}

export async function GET(_request: Request, { params }: RouteContext<'/favicons/[name]'>) {
  const { name } = await params;
  const icon = await ICON_FILES[name as keyof typeof ICON_FILES]();
  const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': type } });
}
