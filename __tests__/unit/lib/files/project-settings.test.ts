import { checkCatalogue } from '@/lib/catalogue/check/check';
import { loadProjectSettings } from '@/lib/files/project-settings';
import { type TemporaryFolder, temporaryFolder } from '../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../fixtures/valid-app';

const text = JSON.stringify([buildValidApp({ description: 'Short.', colour: 3 })]);

test.each<[string, Parameters<typeof checkCatalogue>[1], string[]]>([
  ['a warning unless it is set', {}, ['warning description-length', 'warning unknown-field']],
  ['off', { rules: { 'description-length': 'off' } }, ['warning unknown-field']],
  [
    'an error',
    { rules: { 'unknown-field': 'error' } },
    ['warning description-length', 'error unknown-field'],
  ],
])('a rule is %s', (_, settings, found) => {
  expect(checkCatalogue(text, settings).map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(found);
});

describe('the settings of a project', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  const load = (packageJson: unknown) => {
    folder.write({ 'package.json': JSON.stringify(packageJson) });
    return loadProjectSettings(folder.path);
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
    expect(loadProjectSettings(folder.path)).toEqual(defaults);
  });

  test.each([
    ['catalogue.rules.title-lenght', { rules: { 'title-lenght': 'off' } }],
    ['catalogue.rules.schema', { rules: { schema: 'off' } }],
    ['catalogue.rules.title-length', { rules: { 'title-length': 'none' } }],
    ['catalogue.rules', { rules: ['off'] }],
    ['catalogue.rule', { rule: {} }],
    ['catalogue.descriptions', { descriptions: 'html' }],
    ['catalogue', 'rules'],
  ])('are rejected with the name of the setting: %s, %j', (setting, catalogue) => {
    expect(() => load({ catalogue })).toThrow(
      `package.json: ${setting} is not valid. Use "rules" with the names of warning rules (npm run catalogue:check -- --help) and "off", "warning" or "error", and "descriptions" with "markdown" or "text".`,
    );
  });
});
