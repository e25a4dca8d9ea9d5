import { ICON_FILES } from '@/lib/build/artwork/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(ICON_FILES).map((name) => ({ name }));
}

export async function GET(_request: Request, { params }: RouteContext<'/favicons/[name]'>) {
  const { name } = await params;
  const { type, render } = ICON_FILES[name as keyof typeof ICON_FILES];
  const body = await render();
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': type },
  });
}
