import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../../fixtures/command';
import { type TemporaryFolder, temporaryFolder } from '../../../fixtures/temporary-folder';

/** What a script reads that loads the files first. */
const SCRIPT = `
  import '@/lib/publish/load-env';
  import { readSettings } from '@/lib/publish/settings';
  import { BASE_PATH } from '@/lib/routes';
  console.log(JSON.stringify({ ...readSettings(), inCode: BASE_PATH }));
`;

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
  folder.write({ 'script.ts': SCRIPT });
});
afterEach(() => folder.remove());

/** Runs the script in a folder with these files. */
function settingsWith(files: Record<string, string>, env: Record<string, string> = {}) {
  folder.write(files);
  const { NODE_ENV: _, ...inherited } = process.env;
  const options = {
    cwd: folder.path,
    env: { ...inherited, ...env } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  } as const;
  return JSON.parse(execFileSync(process.execPath, [compile(join(folder.path, 'script.ts'))], options));
}

test('a script reads the settings of the .env files, in the order of Next', () => {
  const settings = settingsWith({
    '.env': 'SITE_URL=https://one.example\nOFFLINE=off\nNEXT_PUBLIC_BASE_PATH=/one\nPREVIEW_BASE=one',
    '.env.production': 'SITE_URL=https://two.example\nNEXT_PUBLIC_BASE_PATH=/two\nPREVIEW_BASE=two',
    '.env.local': 'NEXT_PUBLIC_BASE_PATH=/three\nPREVIEW_BASE=three',
    '.env.production.local': 'PREVIEW_BASE=four',
    '.env.development': 'OFFLINE=on\nPREVIEW=1',
  });
  expect(settings).toMatchObject({
    siteUrl: 'https://two.example',
    hasWorker: false,
    basePath: '/three',
    inCode: '/three',
    previewBase: 'four',
    isPreview: false,
  });
});

test('the values of the shell take precedence, also empty ones, which clear a setting', () => {
  const file = 'SITE_URL=https://apps.example\nOFFLINE=off\nNEXT_PUBLIC_BASE_PATH=/store';
  const env = { SITE_URL: '', OFFLINE: 'on', NEXT_PUBLIC_BASE_PATH: '' };
  expect(settingsWith({ '.env.production': file }, env)).toMatchObject({
    siteUrl: null,
    hasWorker: true,
    basePath: '',
    inCode: '',
  });
});

test.each(['build-languages', 'finish-export', 'hosting'])(
  '%s.ts loads the files before any other module',
  (name) => {
    const text = readFileSync(join('lib', 'cli', `${name}.ts`), 'utf8');
    expect(text.match(/^import .*;$/m)?.[0]).toBe("import '@/lib/publish/load-env';");
  },
);
