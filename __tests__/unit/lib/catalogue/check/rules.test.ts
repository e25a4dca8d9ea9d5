import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { isRule, loadRuleSettings, parseRuleSettings } from '@/lib/catalogue/check/rules';
import { fc } from '../../../../fixtures/properties';
import { buildValidApp } from '../../../../fixtures/valid-app';

const text = JSON.stringify([buildValidApp({ description: 'Short.', price: 3 })]);

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

test('accepts settings of warning rules, and none', () => {
  expect(parseRuleSettings({ 'title-length': 'off', 'id-order': 'error', 'image-size': 'warning' })).toEqual({
    'title-length': 'off',
    'id-order': 'error',
    'image-size': 'warning',
  });
  expect(parseRuleSettings(undefined)).toEqual({});
});

test.each([
  [{ 'title-lenght': 'off' }, /"title-lenght" is not a warning rule\. Use one of .*title-length/],
  [{ schema: 'off' }, /"schema" is not a warning rule/],
  [{ toString: 'off' }, /"toString" is not a warning rule/],
  [{ 'title-length': 'none' }, /title-length is "none"\. Use one of off, warning, error\./],
  [['off'], /not an object/],
  [null, /not an object/],
])('rejects %j', (input, message) => {
  expect(() => parseRuleSettings(input)).toThrow(message);
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
    root = mkdtempSync(join(tmpdir(), 'rules-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    [{ catalogue: { rules: { 'id-order': 'off' } } }, { 'id-order': 'off' }],
    [{ catalogue: {} }, {}],
    [{ name: 'site' }, {}],
  ])('come from its package.json: %j', (packageJson, settings) => {
    writeFileSync(join(root, 'package.json'), JSON.stringify(packageJson));
    expect(loadRuleSettings(root)).toEqual(settings);
  });
});

test('any settings are accepted unchanged, or rejected with the remedy', () => {
  const settings = fc.dictionary(
    fc.constantFrom('title-length', 'id-order', '__proto__', 'x'),
    fc.constantFrom('off', 'error', 'on', 1),
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), settings), (input) => {
      try {
        expect(parseRuleSettings(input)).toBe(input);
      } catch (error) {
        expect(String(error)).toMatch(/^Error: catalogue\.rules.* Use .*\.$/s);
      }
    }),
  );
});
