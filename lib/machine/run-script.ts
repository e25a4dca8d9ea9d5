import { readFileSync } from 'node:fs';
import { printableLines } from '@/lib/text/printable';

export interface ScriptOptions {
  /** Lines that `--help` prints after the documentation of the file. */
  help?: () => readonly string[];
  /** The exit code of an error. */
  errorCode?: number;
}

/**
 * Runs the script that Node was started with. For `--help`, it prints the comment at the start of the file instead. It
 * prints the message of an error without its stack.
 *
 * @param main Can return an exit code, or a promise of it.
 */
export function runScript(main: () => unknown, { help = () => [], errorCode = 1 }: ScriptOptions = {}): void {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log([documentation(process.argv[1] ?? ''), ...help()].join('\n'));
    return;
  }
  // The program that reads the output, such as `head`, can end first.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  // Also catches what a synchronous function throws.
  Promise.resolve()
    .then(main)
    .then(
      (code) => {
        if (typeof code === 'number') process.exitCode = code;
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        console.error(printableLines(message.split('\n')));
        process.exitCode = errorCode;
      },
    );
}

/** The text of the comment at the start of a source file. */
function documentation(file: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, '').trimEnd())
    .join('\n')
    .trim();
}
