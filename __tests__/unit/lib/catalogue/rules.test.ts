import { isRule, RULES, type Rule, settingOf, severityOf, WARNING_RULES } from '@/lib/catalogue/rules';

const rules = Object.keys(RULES) as Rule[];

test('each rule has a meaning that no other rule has', () => {
  const meanings = Object.values(RULES);
  expect(meanings).not.toContain('');
  expect(new Set(meanings).size).toBe(meanings.length);
});

test('a project can set the rules of warnings, and none of errors', () => {
  expect(WARNING_RULES).toContain('image-alt');
  expect(rules.filter((rule) => severityOf(rule) === 'warning')).toEqual(WARNING_RULES);
  expect(severityOf('schema')).toBe('error');
});

test('a rule reports with its severity, unless it is off by default', () => {
  const isOff = (rule: Rule) => settingOf(rule, {}) === 'off';
  expect(rules.filter(isOff)).toEqual(['translation', 'unused-pictures']);
  for (const rule of rules) if (!isOff(rule)) expect(settingOf(rule, {})).toBe(severityOf(rule));
});

test.each(['date', 'translation'] as const)('a project has the last word on %s', (rule) => {
  for (const setting of ['error', 'warning', 'off'] as const)
    expect(settingOf(rule, { [rule]: setting })).toBe(setting);
});

test.each([
  ['schema', true],
  ['date', true],
  ['dates', false],
  ['constructor', false],
])('%s is a rule: %s', (text, expected) => {
  expect(isRule(text)).toBe(expected);
});
