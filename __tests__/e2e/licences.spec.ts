import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { copies } from './copies';
import { expect, test } from './support';

const text = readFileSync(join(copies.site, 'licences.txt'), 'utf8');

/** The listed names, without versions. */
const listed = [...text.matchAll(/^- ([^\s,]+)/gm)].map(([, name]) => name);

/** What the framework provides. esbuild takes it from other files. */
const FRAMEWORK = ['next', 'next/*', 'react', 'react/*', 'react-dom', 'react-dom/*'];

function clientModules(): string[] {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const isClient = (file: string) => /^'use client'/m.test(readFileSync(file, 'utf8'));
  return sources.filter((file) => file.endsWith('.tsx') && isClient(file));
}

/** The packages that another bundler than Next's takes into the code of the site. */
async function bundledPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...clientModules(), join('lib', 'offline', 'worker.ts')].map((file) => `./${file}`),
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    minify: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    mainFields: ['browser', 'module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.PREVIEW_BUILD': '""' },
    loader: { '.css': 'empty' },
    external: FRAMEWORK,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const names = inputs.map(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] : undefined,
  );
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

test('the licences contain every package that another bundler finds in the code', async () => {
  const packages = await bundledPackages();
  expect(packages).toEqual(expect.arrayContaining(['recharts', 'sweetalert2', 'serwist', 'd3-array']));
  expect(packages.filter((name) => !listed.includes(name))).toEqual([]);
});

test('the licences contain the framework, stylesheets, fonts, icons and polyfills', () => {
  const others = [
    'next',
    'react',
    'react-dom',
    'scheduler',
    'tailwindcss',
    '@fontsource-variable/figtree',
    'core-js',
  ];
  expect(listed).toEqual(expect.arrayContaining(others));
  for (const set of ['Font Awesome 6', 'Material Design icons', 'Bootstrap Icons'])
    expect(text).toContain(`\n- ${set}`);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Apache License');
  expect(text).toContain('Copyright 2018 Vladimir Agafonkin');
});

test('the licences do not contain tools', () => {
  const tools = [
    'typescript',
    'esbuild',
    'sharp',
    'tsx',
    '@takumi-rs/core',
    'culori',
    'server-only',
    'postcss',
  ];
  expect(listed.filter((name) => tools.includes(name ?? ''))).toEqual([]);
});

test('every page refers to the licences, which are served as text', async ({ request }) => {
  const pages = readdirSync(copies.site, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(100);
  const link = '<link rel="license" type="text/plain" href="/licences.txt"/>';
  expect(pages.filter((page) => !readFileSync(join(copies.site, page), 'utf8').includes(link))).toEqual([]);
  const response = await request.get('/licences.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect((await response.body()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test('the export has no source maps and no references to them', () => {
  const files = readdirSync(copies.site, { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
  const code = files.filter((path) => /\.(?:js|css|html)$/.test(path));
  expect(
    code.filter((path) => readFileSync(join(copies.site, path), 'utf8').includes('sourceMappingURL=')),
  ).toEqual([]);
});
