import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../../fixtures/command';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

/** What a script reads that loads the files first. */
const SCRIPT = `
  import '@/lib/publish/load-env';
  import { readSettings } from '@/lib/publish/settings';
  import { BASE_PATH } from '@/lib/routes';
  console.log(JSON.stringify({ ...readSettings(), inCode: BASE_PATH }));
`;

test('a script reads the settings of a build, unless the shell has others, also empty ones', () => {
  const folder = temporaryFolder();
  folder.write({
    'script.ts': SCRIPT,
    '.env': 'SITE_URL=https://apps.example\nOFFLINE=off\nNEXT_PUBLIC_BASE_PATH=/one',
    '.env.production': 'NEXT_PUBLIC_BASE_PATH=/two',
    '.env.development': 'PREVIEW=1',
  });
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: '' } as const;
  const script = compile(join(folder.path, 'script.ts'));
  const output = execFileSync(process.execPath, [script], { cwd: folder.path, env, encoding: 'utf8' });
  expect(JSON.parse(output)).toMatchObject({
    siteUrl: null,
    hasWorker: false,
    basePath: '/two',
    inCode: '/two',
    isPreview: false,
  });
});

/** The editor clears the settings, and the others need none. */
const WITHOUT_SETTINGS = ['edit.ts', 'format.ts', 'start.ts'];

test.each(readdirSync('lib/cli').filter((name) => !WITHOUT_SETTINGS.includes(name)))(
  '%s loads the files before any other module',
  (name) => {
    const text = readFileSync(join('lib', 'cli', name), 'utf8');
    expect(text.match(/^import .*;$/m)?.[0]).toMatch(/^import '@\/lib\/publish\/load-(env|build)';$/);
  },
);
