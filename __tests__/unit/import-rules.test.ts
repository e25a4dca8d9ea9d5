import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from '../fixtures/source-files';
import { type TemporaryFolder, temporaryFolder } from '../fixtures/temporary-folder';
import { commandFile } from '../tools/programs';

const BIOME = commandFile('@biomejs/biome');

let project: TemporaryFolder;

beforeEach(() => {
  project = temporaryFolder();
  for (const config of ['biome.json', '.biome'])
    cpSync(join(process.cwd(), config), join(project.path, config), { recursive: true });
});

/** Writes source files, and checks them with the configuration of the project. */
function lint(files: Record<string, string>, command = 'lint'): string {
  project.write(files);
  const args = [BIOME, command, '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project.path, encoding: 'utf8' });
  return stdout + stderr;
}

/** The message about the first line of a file. */
function messageAt(report: string, file: string): string | undefined {
  const diagnostic = report.slice(report.indexOf(`${file}:1:`)).split('━━\n')[1];
  return diagnostic?.match(/×(.*)/)?.[1]?.trim();
}

function importing(specifier: string): string {
  return `import { value } from '${specifier}';\n\nexport const copy = value;\n`;
}

const FOLDER = 'Import another folder by its @/ path. A relative path is for the same folder.';
const TOP = 'No module imports app, __tests__ or lib/cli.';
const PURE = 'A pure module imports only pure modules, because it runs in browsers and in Node.';
const BROWSER = 'A browser module imports only browser and pure modules.';
const NODE = 'A Node module imports only Node and pure modules.';
const BUILD = 'Only app and lib/cli import lib/publish.';
const EDITOR = 'A module of the editor imports only pure modules.';
const EDITOR_PAGE = "The editor's page imports no Node modules.";
const COMPONENT = 'A component imports only browser and pure modules. Pass data of the build as props.';
const UI = 'components/ui imports no other component folder.';
const FEATURE = 'A component folder imports only components/ui and components/catalogue.';
const FETCH = 'Only lib/source loads the catalogue: use useCatalogue, useComparedApps or searchTexts.';

const FORBIDDEN: [file: string, specifier: string, message: string][] = [
  ['lib/site.ts', '../app/page', FOLDER],
  ['lib/catalogue/check/check.ts', '../diff/diff', FOLDER],
  ['lib/routes.ts', './catalogue/select', FOLDER],
  ['components/home/hero.tsx', '../ui/modal', FOLDER],
  ['lib/routes.ts', '@/app/robots', TOP],
  ['lib/publish/seo/metadata.ts', '@/__tests__/fixtures/apps', TOP],
  ['app/page.tsx', '@/lib/cli/hosting', TOP],
  ['lib/text/shorten.ts', '@/lib/source/use-catalogue', PURE],
  ['lib/text/bidi.ts', '@/lib/early/note-clicks', PURE],
  ['lib/catalogue/check/all-rules.ts', '@/lib/files/image-files', PURE],
  ['lib/catalogue/check/check.ts', '@/lib/navigation/store', PURE],
  ['lib/catalogue/schema.ts', '@/lib/publish/catalogue/read', PURE],
  ['lib/catalogue/schema.ts', '@/components/ui/modal', PURE],
  ['lib/catalogue/schema.ts', 'node:fs', PURE],
  ['lib/routes.ts', 'react', PURE],
  ['lib/navigation/store.ts', '@/components/ui/modal', BROWSER],
  ['lib/installed/store.ts', '@/lib/machine/http-server', BROWSER],
  ['lib/compare/selection.ts', '@/components/ui/modal', BROWSER],
  ['lib/catalogue/shards.ts', '@/lib/compare/selection', PURE],
  ['lib/publish/catalogue/large.ts', '@/lib/compare/selection', NODE],
  ['lib/source/use-catalogue.ts', '@/lib/publish/catalogue/read', BROWSER],
  ['lib/navigation/reload.ts', 'node:path', BROWSER],
  ['lib/source/use-catalogue.ts', '@/lib/catalogue/check/check', BROWSER],
  ['lib/publish/seo/sitemap.ts', '@/components/ui/modal', NODE],
  ['lib/publish/catalogue/read.ts', '@/lib/source/use-catalogue', NODE],
  ['lib/files/image-files.ts', '@/lib/navigation/store', NODE],
  ['lib/files/image-files.ts', '@/lib/publish/catalogue/read', BUILD],
  ['lib/machine/http-server.ts', 'zustand', NODE],
  ['lib/editor/diff/diff.ts', '@/lib/publish/catalogue/read', BUILD],
  ['lib/editor/document.ts', 'node:fs', EDITOR],
  ['lib/editor/open.ts', '@/lib/editor/versions/git', EDITOR],
  ['lib/editor/draft.ts', '@/lib/source/use-catalogue', EDITOR],
  ['components/editor/editor.tsx', '@/lib/editor/server/start', EDITOR_PAGE],
  ['components/editor/editor.tsx', '@/lib/publish/catalogue/read', EDITOR_PAGE],
  ['components/home/hero.tsx', '@/lib/editor/document', COMPONENT],
  ['components/home/hero.tsx', '@/components/editor/editor', FEATURE],
  ['components/details/ratings.tsx', '@/lib/publish/catalogue/read', COMPONENT],
  ['components/listing/results.tsx', '@/lib/catalogue/check/check', COMPONENT],
  ['components/layout/header.tsx', 'node:fs', COMPONENT],
  ['components/ui/modal.tsx', '@/components/catalogue/app-card', UI],
  ['components/catalogue/app-card.tsx', '@/components/layout/header', FEATURE],
  ['components/details/ratings.tsx', '@/components/installed/installed-list', FEATURE],
  ['components/layout/header.tsx', '@/components/home/hero', FEATURE],
  ['components/catalogue/app-card.tsx', '@/components/compare/compare-bar', FEATURE],
  ['components/home/hero.tsx', '@/lib/source/fetch', FETCH],
  ['components/installed/list.tsx', '@/lib/catalogue/large-files', FETCH],
  ['lib/installed/store.ts', '@/lib/catalogue/file', FETCH],
];

test('reports each forbidden import with its rule', () => {
  // One folder for each, because several rules use the same file.
  const files = FORBIDDEN.map(([file, specifier], index) => [`rule-${index}/${file}`, importing(specifier)]);
  const report = lint(Object.fromEntries(files));
  for (const [index, [file, , message]] of FORBIDDEN.entries()) {
    expect(`${file} ${messageAt(report, `rule-${index}/${file}`)}`).toBe(`${file} ${message}`);
  }
});

test('applies the rules to each form of an import', () => {
  const forms = {
    static: "import { value } from '@/app/error';\n\nexport const copy = value;\n",
    type: "import type { Value } from '@/app/error';\n\nexport type Copy = Value;\n",
    'side-effect': "import '@/app/error';\n",
    dynamic: "export const load = () => import('@/app/error');\n",
    'double-quotes': 'import "@/app/error";\n',
  };
  const files = Object.entries(forms).map(([form, text]) => [`${form}/lib/routes.ts`, text]);
  const report = lint(Object.fromEntries(files));
  for (const form of Object.keys(forms)) expect(messageAt(report, `${form}/lib/routes.ts`)).toBe(TOP);
});

test('accepts every allowed import', () => {
  const report = lint({
    'app/apps/page.tsx': importing('@/lib/publish/catalogue/read'),
    'app/page.tsx': importing('@/components/home/hero'),
    'components/home/hero.tsx': importing('@/components/catalogue/app-card'),
    'components/catalogue/app-card.tsx': importing('@/components/ui/modal'),
    'components/layout/header.tsx': importing('./logo'),
    'components/details/ratings.tsx': importing('@/lib/navigation/store'),
    'lib/source/use-catalogue.ts': importing('@/lib/source/fetch'),
    'lib/navigation/store.ts': importing('@/lib/routes'),
    'lib/publish/preview/report.ts': importing('@/lib/catalogue/check/check'),
    'lib/catalogue/check/check.ts': importing('./all-rules'),
    'lib/files/image-files.ts': importing('node:fs'),
    'lib/editor/document.ts': importing('@/lib/catalogue/check/all-rules'),
    'lib/editor/server/start.ts': importing('node:fs'),
    'components/editor/editor.tsx': importing('@/lib/editor/document'),
    '__tests__/tools/weight.ts': importing('@/lib/publish/offline/bundle-worker'),
    'next.config.ts': importing('./lib/publish/settings'),
    '__tests__/e2e/home.spec.ts': importing('@/app/page'),
  });
  expect(report).not.toContain(' plugin ');
});

test('reports a lazy import without the time limit', () => {
  const report = lint({
    'components/ui/share.ts': "export const load = () => import('./modal');\n",
    'lib/browser/load.ts':
      "import { loadCode } from '@/lib/browser/load-code';\n\nexport const load = () => loadCode(import('./store'));\n",
  });
  expect(messageAt(report, 'components/ui/share.ts')).toBe(
    "Load code by loadCode(import('…')), which has a time limit.",
  );
  expect(messageAt(report, 'lib/browser/load.ts')).toBeUndefined();
});

test('reports an import cycle of types only', () => {
  const report = lint({
    'lib/one.ts': "import type { Two } from './two';\n\nexport type One = Two | 1;\n",
    'lib/two.ts': "import type { One } from './one';\n\nexport type Two = One | 2;\n",
  });
  expect(report).toContain('noImportCycles');
});

test("accepts the owner's texts of a language with a region or a script, and files that hosts write", () => {
  const texts = "export * from './site';\n";
  const report = lint(
    {
      'lib/site.ts': 'export const hasSurprise = false;\n',
      'lib/site.pt-BR.ts': texts,
      'lib/site.zh-Hans.ts': texts,
      'wrangler.jsonc': '{\n\t"name": "store"\n}\n',
      'firebase.json': '{"hosting":{}}',
    },
    'ci',
  );
  expect(report).toContain('No fixes applied');
  expect(report).not.toContain('×');
});

/** The folders that each folder imports from. */
function importsOfFolders(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of sourceFiles(['app', 'components', 'lib'], /\.tsx?$/)) {
    const folder = dirname(file);
    const source = readFileSync(file, 'utf8');
    const found = [...source.matchAll(/(?:from|import)\s*\(?\s*'@\/([^']+)'/g)].map(([, path = '']) =>
      dirname(path),
    );
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...found]));
  }
  return imports;
}

test('folders do not import each other in a circle', () => {
  const imports = importsOfFolders();
  const done = new Set<string>();
  const visit = (folder: string, path: string[]): void => {
    if (path.includes(folder)) throw new Error(`A cycle: ${[...path, folder].join(' → ')}`);
    if (done.has(folder)) return;
    for (const other of imports.get(folder) ?? []) if (other !== folder) visit(other, [...path, folder]);
    done.add(folder);
  };
  for (const folder of imports.keys()) visit(folder, []);
  expect(done).toContain('lib/catalogue/check');
});
