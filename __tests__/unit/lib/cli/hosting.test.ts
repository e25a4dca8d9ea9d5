import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, runCommand } from '../../../fixtures/command';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

/** Runs the script in a folder with a `.env` file, and returns the files that it writes: their names, and the text of each. */
function hostingWith(settings: string, ...args: string[]) {
  const folder = temporaryFolder();
  folder.write({ '.env': settings });
  const result = runCommand('hosting', args, folder.path);
  const written = folder.files().filter((name) => name !== '.env');
  const texts = new Map(written.map((name) => [name, folder.read(name)]));
  return { ...result, written, texts };
}

const hosting = (...args: string[]) => hostingWith('', ...args);

test.each([
  ['/store', []],
  ['/shop', ['--base-path', '/shop']],
])('prints the configuration of a host for %s, which a setting or an argument tells', (basePath, args) => {
  const settings = 'NEXT_PUBLIC_BASE_PATH=/store';
  const { status, stdout, written } = hostingWith(settings, '--host', 'nginx', ...args);
  expect([status, written]).toEqual([0, []]);
  expect(stdout).toMatch(/^# Generated /);
  expect(stdout).toContain(`location = ${basePath}/ {`);
});

test('the files of the project are up to date (npm run hosting)', () => {
  const layouts = ['files', 'folders'].map((style) => hostingWith(`URL_STYLE=${style}`).texts);
  // An owner chooses one of them, can delete the files of other hosts, and can have one for a base path, by --host.
  const files = ['netlify.toml', 'nginx.conf', 'vercel.json'].filter(
    (file) => existsSync(file) && !/NEXT_PUBLIC_BASE_PATH=|\w\/_next\//.test(readFileSync(file, 'utf8')),
  );
  const withoutDomain = (text = '') => text.replace(/(?<=server_name ).*(?=;)/, '');
  for (const file of files)
    expect(layouts.map((texts) => withoutDomain(texts.get(file)))).toContain(
      withoutDomain(readFileSync(file, 'utf8')),
    );
});

test.each([
  ['NEXT_PUBLIC_BASE_PATH=/store', 'For /store, use npm run -s hosting -- --host NAME.'],
  ['', 'Wrote vercel.json'],
])(
  'without a host, writes the files of the project, which are not for a base path: %j',
  (settings, words) => {
    const { written, stdout } = hostingWith(settings);
    expect(written.sort()).toEqual(['netlify.toml', 'nginx.conf', 'vercel.json']);
    expect(stdout.trimEnd().endsWith(words)).toBe(true);
  },
);

test.each([
  [
    ['--host', 'nginx', '--base-path', 'store'],
    '"store", which is not a valid base path. Use a slash and a name, such as /store.',
  ],
  [['--base-path', '/store'], '--base-path needs --host NAME.'],
  [['--header', 'Cookie: a'], '--header needs --verify URL.'],
  [['--host', 'toString'], '--host is "toString". Use one of apache, azure, caddy'],
  [['--host', 'caddy', '--verify', 'https://apps.example'], '--host and --verify are two commands.'],
  [['--verify', 'apps.example'], '--verify is "apps.example". Use the URL of a home page'],
])('rejects %j with a message and exit code 1', (args, words) => {
  const { status, stderr, written } = hosting(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(written).toEqual([]);
});

test('ends as usual if the program that reads its output ends first', async () => {
  const script = compile(join('lib', 'cli', 'hosting.ts'));
  const running = spawn(process.execPath, [script, '--host', 'nginx']);
  let errors = '';
  running.stderr.on('data', (text) => {
    errors += text;
  });
  // As head does.
  running.stdout.destroy();
  const [status] = await once(running, 'close');
  expect(errors).toBe('');
  expect(status).toBe(0);
});
