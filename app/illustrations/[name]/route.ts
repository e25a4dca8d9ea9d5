import { illustrationNames, readIllustration } from '@/lib/build/artwork/illustrations';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await illustrationNames()).map((name) => ({ name }));
}

export async function GET(_request: Request, { params }: RouteContext<'/illustrations/[name]'>) {
  const { name } = await params;
  return new Response(await readIllustration(name), { headers: { 'Content-Type': 'image/svg+xml' } });
}
