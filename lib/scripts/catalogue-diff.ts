/**
 * Compares two versions of the catalogue.
 *
 *   npm run catalogue:diff [BASE] [HEAD] [-- --format text|markdown|json] [--time]
 *
 * BASE and HEAD are paths, http(s) URLs or git revisions. BASE defaults to the merge base with main, and HEAD to the
 * working file. Prints the diff to stdout, and the names of the versions to stderr. Exits with 2 if the versions cannot
 * be compared.
 */
import { runDiff } from '@/lib/editor/diff/run';
import { runScript } from '@/lib/machine/run-script';

async function main(): Promise<number> {
  const { code, stdout, stderr } = await runDiff(process.argv.slice(2), process.cwd());
  process.stderr.write(stderr);
  process.stdout.write(stdout);
  return code;
}

runScript(main);
