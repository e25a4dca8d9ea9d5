import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { copies } from './copies';
import { expect, test } from './support';

const text = readFileSync(join(copies.site, 'licences.txt'), 'utf8');

/** The listed names, without versions and licences: `zod`, or `react, in next`. */
const listed = [...text.matchAll(/^- (\S+?(?:, in next)?)(?: [\d(].*)?$/gm)].map(([, name = '']) => name);

/** The preview is built with source maps. */
const CODE = join(copies.preview, '_next', 'static');

const POLYFILLS = join('node_modules', 'next', 'dist', 'build', 'polyfills', 'polyfill-nomodule.js');

interface SourceMap {
  sources: string[];
  sourcesContent: string[];
  sections?: { map: SourceMap }[];
}

interface Module {
  path: string;
  code: string;
}

/** The files with code of the preview. */
function filesWith(end: RegExp): string[] {
  const paths = readdirSync(CODE, { recursive: true, encoding: 'utf8' }).filter((path) => end.test(path));
  return paths.map((path) => join(CODE, path));
}

/** The modules of packages in the code of pages. */
function pageModules(): Module[] {
  const maps = filesWith(/\.map$/).map((file): SourceMap => JSON.parse(readFileSync(file, 'utf8')));
  return maps
    .flatMap((map) => map.sections?.map((section) => section.map) ?? [map])
    .flatMap(({ sources, sourcesContent }) =>
      sources.map((path, index) => ({ path, code: sourcesContent[index] ?? '' })),
    )
    .filter(({ path }) => path.includes('node_modules/'));
}

/** The modules of packages in the service worker. */
async function workerModules(): Promise<Module[]> {
  const entryPoints = [join('lib', 'offline', 'worker.ts')];
  const { metafile } = await build({ entryPoints, bundle: true, write: false, metafile: true });
  const paths = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
  return paths.map((path) => ({ path, code: readFileSync(path, 'utf8') }));
}

/** As in {@link listed}. */
function packageOf({ path }: Module): string {
  const inside = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [, compiled] = /^next\/dist\/compiled\/((?:@[^/]+\/)?[^/]+)/.exec(inside) ?? [];
  const [name = inside] = /^(?:@[^/]+\/)?[^/]+/.exec(inside) ?? [];
  return compiled ? `${compiled}, in next` : name;
}

test('the licences contain every package in the code of pages and of the service worker, and every copyright', async () => {
  const modules = [...pageModules(), ...(await workerModules())];
  const packages = new Set(modules.map(packageOf));
  expect([...packages]).toEqual(
    expect.arrayContaining(['react-dom, in next', 'next', 'recharts', 'sweetalert2', 'd3-array']),
  );
  expect([...packages].filter((name) => !listed.includes(name))).toEqual([]);
  // Also of code that packages have taken from others.
  const comments = modules.flatMap(({ code }) => code.match(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*/gm) ?? []);
  const lines = comments.flatMap((comment) => comment.match(/\bcopyright\b[^<\n]*/gi) ?? []);
  const owners = new Set(lines.map((line) => line.replace('*/', '').trim()));
  expect([...owners]).toContain('Copyright 2018 Vladimir Agafonkin.');
  expect([...owners].filter((owner) => !text.includes(owner))).toEqual([]);
});

test('the source maps tell of all code but lists of pages, and the polyfills', () => {
  const unknown = filesWith(/\.js$/).filter((file) => {
    const code = readFileSync(file, 'utf8');
    return !code.includes('# sourceMappingURL=') && code !== readFileSync(POLYFILLS, 'utf8');
  });
  expect(unknown.filter((file) => !/_\w+Manifest\.js$/.test(file))).toEqual([]);
});

test('the licences contain the package of every font', () => {
  const fontPackages = listed.filter((name) => name.startsWith('@fontsource'));
  const fonts = fontPackages.flatMap((name) => {
    const folder = join('node_modules', name, 'files');
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'base64'));
  });
  const shipped = filesWith(/\.(?:woff2?|ttf|otf)$/);
  expect(shipped.length).toBeGreaterThan(0);
  expect(shipped.filter((file) => !fonts.includes(readFileSync(file, 'base64')))).toEqual([]);
});

test('the licences contain the framework, stylesheets, fonts, icons and polyfills', () => {
  const others = [
    'next',
    'react',
    'react-dom',
    'scheduler',
    'tailwindcss',
    '@fontsource-variable/figtree',
    'core-js, in next',
  ];
  expect(listed).toEqual(expect.arrayContaining(others));
  for (const set of ['Font Awesome 6', 'Material Design icons', 'Bootstrap Icons'])
    expect(text).toContain(`\n- ${set}`);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Apache License');
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
