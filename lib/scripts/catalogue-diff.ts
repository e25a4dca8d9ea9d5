/**
 * What changed between two versions of the catalogue.
 *
 *   npm run catalogue:diff [BASE] [HEAD] [-- --format text|markdown|json] [--time]
 *
 * BASE and HEAD are each a path, an http(s) URL or a git revision; without them, the merge base with main and the
 * file as it stands. The diff goes to stdout, what was compared to stderr; the exit code is 2 where it could not be.
 */
import { runDiff } from '@/lib/editor/diff/run';

async function main(): Promise<void> {
  const { code, stdout, stderr } = await runDiff(process.argv.slice(2), process.cwd());
  process.stderr.write(stderr);
  process.stdout.write(stdout);
  process.exitCode = code;
}

void main();
