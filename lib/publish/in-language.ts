import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageImports } from './languages';

/**
 * Runs a script that writes texts of the interface. tsx reads them by `tsconfig.json`, which leads to those of English: for
 * another language, the script is started again with another file.
 *
 * @returns The exit code, if the script was started again.
 */
export function runInLanguage(root: string, language: string, main: () => unknown): unknown {
  const imports = Object.entries(languageImports(root, language));
  // The owner’s texts in English can be beside those in the first language.
  const isImported = language === 'en' && imports.length === 1;
  if (isImported || process.env.TSX_TSCONFIG_PATH) return main();
  const tsconfig = join(root, '.next', 'tsconfig.language.json');
  const paths = {
    '@/*': ['../*'],
    ...Object.fromEntries(imports.map(([name, path]) => [name, [`../${path}`]])),
  };
  mkdirSync(join(root, '.next'), { recursive: true });
  writeFileSync(tsconfig, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: tsconfig },
  });
  return status ?? 1;
}
