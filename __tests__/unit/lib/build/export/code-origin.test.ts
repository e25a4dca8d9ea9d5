import { NEXT, OWN, originOf } from '@/lib/build/export/code-origin';

test.each([
  ['turbopack:///[project]/components/ui/modal.tsx', OWN],
  ['turbopack:///[project]/app/apps/appdetails/[id]/page.tsx', OWN],
  ['lib/offline/worker.ts', OWN],
  ['turbopack:///[turbopack]/browser/runtime/base/build-base.ts', NEXT],
  ['turbopack:///[project]/node_modules/next/dist/client/app-index.js', NEXT],
  [
    'turbopack:///[project]/node_modules/next/dist/compiled/react-dom/cjs/a.js',
    `${NEXT}/dist/compiled/react-dom`,
  ],
  [
    'turbopack:///[project]/node_modules/next/dist/compiled/@next/font/a.js',
    `${NEXT}/dist/compiled/@next/font`,
  ],
  ['turbopack:///[project]/node_modules/d3-path/dist/d3-path.mjs', 'node_modules/d3-path'],
  ['turbopack:///[project]/node_modules/@reduxjs/toolkit/dist/a.mjs', 'node_modules/@reduxjs/toolkit'],
  ['../../node_modules/serwist/dist/index.js', 'node_modules/serwist'],
  ['node_modules/a/node_modules/@b/c/index.js', 'node_modules/a/node_modules/@b/c'],
  ['node_modules/react-icons/lib/iconBase.mjs', 'node_modules/react-icons'],
  ['node_modules/react-icons/md/index.mjs', 'node_modules/react-icons/md'],
])('the origin of %s is %p', (source, origin) => {
  expect(originOf(source)).toBe(origin);
});

test.each([
  'webpack://swal/src/a.js',
  'turbopack:///[externals]/a',
  '/usr/lib/a.js',
  'turbopack:///webpack:/a.js',
])('refuses a source of unknown origin: %s', (source) => {
  expect(() => originOf(source)).toThrow(`${source}: is in no known package.`);
});
