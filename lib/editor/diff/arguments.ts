import { parseArgs } from 'node:util';

/** Output formats of `npm run catalogue:diff`. */
const FORMATS = ['text', 'markdown', 'json'] as const;

export type Format = (typeof FORMATS)[number];

/** The arguments of `npm run catalogue:diff`. */
export interface DiffArguments {
  /** A path, URL or revision. Undefined for the merge base with main. */
  base: string | undefined;
  /** A path, URL or revision. Undefined for the working file. */
  head: string | undefined;
  format: Format;
  /** Whether to print the duration in seconds. */
  time: boolean;
}

/**
 * Parses the command-line arguments.
 *
 * @throws Error with a message for the command line.
 */
export function parseDiffArguments(args: readonly string[]): DiffArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, time: { type: 'boolean', default: false } },
  });
  const [base, head, ...rest] = positionals;
  if (rest.length > 0) throw new Error('There are too many arguments. Use at most a BASE and a HEAD.');
  const format = FORMATS.find((known) => known === values.format);
  if (!format) throw new Error(`The --format is unknown. Use one of ${FORMATS.join(', ')}.`);
  return { base, head, format, time: values.time };
}
