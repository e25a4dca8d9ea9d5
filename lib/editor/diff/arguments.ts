import { parseArgs } from 'node:util';

/** What `npm run catalogue:diff` can print. */
export const FORMATS = ['text', 'markdown', 'json'] as const;

export type Format = (typeof FORMATS)[number];

/** What `npm run catalogue:diff` was asked for. */
export interface DiffArguments {
  /** A path, URL or revision; undefined for the merge base with main. */
  base: string | undefined;
  /** A path, URL or revision; undefined for the working file. */
  head: string | undefined;
  format: Format;
  /** Whether to tell the seconds that it took. */
  time: boolean;
}

/**
 * Reads the arguments of the command line.
 *
 * @throws Error with a message for whoever typed them.
 */
export function parseDiffArguments(args: readonly string[]): DiffArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, time: { type: 'boolean', default: false } },
  });
  const [base, head, ...rest] = positionals;
  if (rest.length > 0) throw new Error('Give at most a BASE and a HEAD.');
  const format = FORMATS.find((known) => known === values.format);
  if (!format) throw new Error(`Unknown --format. Choose one of ${FORMATS.join(', ')}.`);
  return { base, head, format, time: values.time };
}
