import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { savedPages } from '@/lib/offline/saved-pages';
import { site } from '@/lib/site';
import { site as fixtureSite } from '../fixtures/site/site';
import { prerenderPage } from '../fixtures/static-page';
import { FRAMEWORK_INTERNALS } from '../tools/framework-internals';

const NEXT = join('node_modules', 'next', 'dist');

/** The unit test of a module, which changes the input until its error appears. */
function unitTestOf(module: string): string {
  const path = join('__tests__', 'unit', module.replace(/\.ts$/, '.test.ts'));
  return readFileSync(existsSync(path) ? path : `${path}x`, 'utf8');
}

describe.each(FRAMEWORK_INTERNALS)('$name', ({ name, where, guard, issue }) => {
  test('has one row, and names a file and an issue that can be opened', () => {
    expect(FRAMEWORK_INTERNALS.filter((row) => row.name === name)).toHaveLength(1);
    expect(existsSync(where)).toBe(true);
    expect(issue ?? 'https://github.com/').toMatch(/^https:\/\/github\.com\//);
  });

  test('has a guard that exists, in a step of npm test', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.test.split(' && ')).toContain(`npm run ${guard.step}`);
    const text = readFileSync(guard.file, 'utf8');
    const start = text.indexOf(guard.text);
    expect(start).toBeGreaterThan(0);
    if (guard.step === 'build') expect(unitTestOf(guard.file)).toContain(guard.text);
    if (!guard.step.startsWith('test:')) return;
    // The title of a test that `npm test` does not leave out.
    const title = text.slice(start - 1, start + guard.text.length + 40);
    expect(title).toMatch(/^['"`]/);
    expect(title[guard.text.length + 1]).toBe(title[0]);
    expect(title).not.toContain('LONG');
  });
});

test('the polyfills of Next are those whose licences are named', () => {
  const code = readFileSync(join(NEXT, 'build', 'polyfills', 'polyfill-nomodule.js'));
  expect(createHash('sha256').update(code).digest('hex')).toBe(
    '0973c1d64c88adc8e3c950410cb58b288f72118d5965b78049438deb8f2f9683',
  );
});

test('unit tests see the brand of the fixtures', () => {
  expect(site).toBe(fixtureSite);
});

test('React writes titles that the offline page can read', async () => {
  const title = `& < > " ' © | ${site.name}`;
  const html = await prerenderPage(
    <html lang="en">
      <body>
        <title>{title}</title>
      </body>
    </html>,
  );
  const cache = {
    keys: async () => [{ url: 'https://apps.example/apps' }],
    match: async () => ({ text: async () => html }),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: async () => cache } });
  expect(await savedPages('/')).toEqual([{ path: '/apps', title }]);
});
