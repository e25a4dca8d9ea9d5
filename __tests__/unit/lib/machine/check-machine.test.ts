import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { complaint } from '@/lib/machine/check-machine.cjs';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '23.0.0', '24.0.0', '26.10.0'])(
  'accepts Node.js %s',
  (version) => {
    expect(complaint(version, {}, '/store')).toBe('');
  },
);

test.each(['0.12.18', '18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])(
  'rejects Node.js %s',
  (version) => {
    expect(complaint(version, {}, '/store')).toBe(
      `Node.js ${version} is too old: this site needs 22.12 or newer, or 20.19 or newer of version 20.`,
    );
  },
);

test('rejects a folder whose name cannot be built in, and an environment for development only for a build', () => {
  const complaintAt = (folder: string, platform: NodeJS.Platform) =>
    complaint('24.0.0', {}, folder, platform);
  for (const character of ['#', '?'])
    expect(complaintAt(`/work/C${character}/store`, 'linux')).toBe(
      `The path /work/C${character}/store contains "${character}", with which this site cannot be built: rename the folder.`,
    );
  for (const character of ['&', '^']) {
    expect(complaintAt(`C:\\R ${character} D`, 'win32')).toContain(`contains "${character}"`);
    expect(complaintAt(`/R ${character} D`, 'linux')).toBe('');
  }
  const complaintIn = (script: string, NODE_ENV: string) =>
    complaint('24.0.0', { npm_lifecycle_event: script, NODE_ENV }, '/a b/100%');
  expect(complaintIn('prebuild', 'development')).toBe(
    'NODE_ENV is "development", with which Next cannot build: remove the variable.',
  );
  for (const NODE_ENV of ['', 'production']) expect(complaintIn('prebuild', NODE_ENV)).toBe('');
  expect(complaintIn('predev', 'development')).toBe('');
});

test('rejects a package.json with a byte-order mark', () => {
  const project = temporaryFolder();
  project.write({ 'package.json': '{}' });
  expect(complaint('24.0.0', {}, project.path)).toBe('');
  project.write({ 'package.json': '\uFEFF{}' });
  expect(complaint('24.0.0', {}, project.path)).toContain('package.json begins with a byte-order mark');
});

test('removes the types that development has left, which can be those of another commit', () => {
  const project = temporaryFolder();
  project.write({ '.next/dev/types/validator.ts': 'import "gone";', '.next/types/validator.ts': '' });
  execFileSync(process.execPath, [resolve('lib/machine/check-machine.cjs')], { cwd: project.path });
  expect(project.files()).toEqual(['.next/types/validator.ts']);
});

// An owner can have another README.
const isOurs = readFileSync('README.md', 'utf8').includes('npm ci && npm start');

(isOurs ? test : test.skip)('package.json and the README state the same versions', () => {
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  expect(readFileSync('README.md', 'utf8')).toContain(
    'Node 22.12 or newer, or 20.19 or newer of version 20,',
  );
});

test.each(['dev', 'edit', 'build', 'typecheck', 'test'])('runs before npm run %s', (name) => {
  expect(scripts[`pre${name}`]).toBe('node lib/machine/check-machine.cjs');
});

test('npm start runs the build, and so the check', () => {
  expect(scripts.prestart).toBe('npm run build');
});

test('npm run build checks the catalogue first, and stops at an error', () => {
  expect(scripts.build).toMatch(/^npm run -s catalogue:check && /);
});

test('can be parsed by versions of Node.js that know only ES2015', () => {
  const code = readFileSync('lib/machine/check-machine.cjs', 'utf8');
  expect(transformSync(code, { target: 'es2015' }).code).toBe(transformSync(code, { target: 'esnext' }).code);
});
