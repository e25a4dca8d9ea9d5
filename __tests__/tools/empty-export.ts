import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installationOf } from '@/lib/publish/build-id';
import { commandFile } from './programs';

/**
 * Builds an empty export of the installed Next version: one page with a heading. Everything of this site is measured
 * beside it.
 *
 * @returns The folder of the export.
 */
export function buildEmptyExport(): string {
  // Inside the project, so that it uses the same packages. Not in node_modules, because Next does not compile that.
  const dir = join(process.cwd(), '.next', 'empty-export');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(join(dir, 'app'), { recursive: true });
  const files = {
    'package.json': '{ "private": true }',
    'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(installationOf(process.cwd()))} } };`,
    'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
    'app/page.jsx': 'export default () => <h1>Empty</h1>;',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  execFileSync(process.execPath, [commandFile('next'), 'build', dir], {
    stdio: 'pipe',
    env: { ...process.env, NEXT_PUBLIC_BASE_PATH: '' },
  });
  return join(dir, 'out');
}
