import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { isRule } from '@/lib/catalogue/rules';
import { loadProjectSettings } from '@/lib/files/project-settings';
import { buildValidApp } from '../../../fixtures/valid-app';

const text = JSON.stringify([buildValidApp({ description: 'Short.', colour: 3 })]);

function rulesOf(settings: Parameters<typeof checkCatalogue>[1] = {}) {
  return checkCatalogue(text, settings).map(({ severity, rule }) => `${severity} ${rule}`);
}

test('rules are warnings unless they are set', () => {
  expect(rulesOf()).toEqual(['warning description-length', 'warning unknown-field']);
});

test('a rule that is off reports nothing', () => {
  expect(rulesOf({ rules: { 'description-length': 'off' } })).toEqual(['warning unknown-field']);
});

test('a rule can be an error', () => {
  expect(rulesOf({ rules: { 'unknown-field': 'error' } })).toEqual([
    'warning description-length',
    'error unknown-field',
  ]);
});

test('knows the names of all rules', () => {
  expect([isRule('schema'), isRule('title-length'), isRule('toString'), isRule('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('the settings of a project', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'settings-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const load = (packageJson: unknown) => {
    writeFileSync(join(root, 'package.json'), JSON.stringify(packageJson));
    return loadProjectSettings(root);
  };

  test('come from its package.json', () => {
    const rules = { 'id-order': 'off', 'title-length': 'error', 'image-size': 'warning' };
    const settings = { rules, descriptions: 'text' };
    expect(load({ catalogue: settings })).toEqual(settings);
  });

  const defaults = { rules: {}, descriptions: 'markdown' };

  test.each([{ catalogue: {} }, { catalogue: null }, { name: 'site' }])(
    'are the defaults without any: %j',
    (packageJson) => {
      expect(load(packageJson)).toEqual(defaults);
    },
  );

  test('are the defaults without a package.json', () => {
    expect(loadProjectSettings(root)).toEqual(defaults);
  });

  test.each([
    ['catalogue.rules.title-lenght', { rules: { 'title-lenght': 'off' } }],
    ['catalogue.rules.schema', { rules: { schema: 'off' } }],
    ['catalogue.rules.toString', { rules: { toString: 'off' } }],
    ['catalogue.rules.title-length', { rules: { 'title-length': 'none' } }],
    ['catalogue.rules', { rules: ['off'] }],
    ['catalogue.rules', { rules: null }],
    ['catalogue.rule', { rule: {} }],
    ['catalogue.descriptions', { descriptions: 'html' }],
    ['catalogue', 'rules'],
  ])('are rejected with the name of the setting: %s, %j', (setting, catalogue) => {
    expect(() => load({ catalogue })).toThrow(
      `package.json: ${setting} is not valid. Use "rules" with the names of warning rules (npm run catalogue:check -- --help) and "off", "warning" or "error", and "descriptions" with "markdown" or "text".`,
    );
  });
});
