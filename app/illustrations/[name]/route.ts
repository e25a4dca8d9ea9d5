import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@/lib/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FOLDER = join(process.cwd(), 'lib', 'publish', 'artwork', 'illustrations');

export async function generateStaticParams() {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.svg')).map((name) => ({ name }));
}

/**
 * An illustration as SVG, in the colours of the brand. The files have Larkmoor's two colours, and mix all shades of them
 * by `color-mix()`.
 */
export async function GET(_request: Request, { params }: RouteContext<'/illustrations/[name]'>) {
  const { name } = await params;
  const svg = await readFile(join(FOLDER, name), 'utf8');
  const inBrand = svg.replaceAll('#632ee3', brand.from).replaceAll('#9f62f2', brand.to);
  return new Response(inBrand, { headers: { 'Content-Type': 'image/svg+xml' } });
}
