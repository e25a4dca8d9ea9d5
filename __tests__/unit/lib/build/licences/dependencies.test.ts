import { dependenciesOf } from '@/lib/build/licences/dependencies';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let root: TemporaryFolder;
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => root.remove());

test('finds the installed dependencies, and prefers those inside the package', () => {
  root.write({
    'node_modules/chart/package.json': JSON.stringify({
      dependencies: { map: '1', '@scope/ticks': '1', '@types/map': '1', missing: '1' },
      devDependencies: { tool: '1' },
    }),
    'node_modules/chart/node_modules/map/package.json': '{}',
    'node_modules/map/package.json': '{}',
    'node_modules/tool/package.json': '{}',
    'node_modules/@scope/ticks/package.json': '{}',
    'node_modules/@types/map/package.json': '{}',
  });
  expect(dependenciesOf('node_modules/chart', root.path)).toEqual([
    'node_modules/chart/node_modules/map',
    'node_modules/@scope/ticks',
  ]);
});

test('a package without dependencies, and a set of icons, have none', () => {
  root.write({ 'node_modules/chart/package.json': '{}' });
  expect(dependenciesOf('node_modules/chart', root.path)).toEqual([]);
  expect(dependenciesOf('node_modules/react-icons/md', root.path)).toEqual([]);
});

test('the dependencies of the framework are those of its server', () => {
  root.write({
    'node_modules/next/package.json': '{ "dependencies": { "postcss": "8" } }',
    'node_modules/postcss/package.json': '{}',
  });
  expect(dependenciesOf('node_modules/next', root.path)).toEqual([]);
});
