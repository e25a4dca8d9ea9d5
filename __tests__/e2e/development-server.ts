import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { npmCommand } from '../tools/programs';

export interface DevelopmentServer {
  /** As it prints it. */
  url: string;
  /** Without a trailing slash. */
  origin: string;
  /** Resolves when none of its processes can write into the copy any more. */
  stop: () => Promise<void>;
}

interface StartOptions {
  script?: 'dev' | 'edit';
  /** A free one by default. */
  port?: number;
  env?: Record<string, string>;
}

/**
 * Runs `npm run dev` or `npm run edit`.
 *
 * @param dir A copy of the site.
 * @throws Error with its output if it exits.
 */
export function startDevelopment(
  dir: string,
  { script = 'dev', port = 0, env = {} }: StartOptions = {},
): Promise<DevelopmentServer> {
  const [npm, ...args] = npmCommand();
  const options = ['--port', String(port), ...(script === 'edit' ? ['--no-open'] : [])];
  const server = spawn(npm, [...args, 'run', script, '--', ...options], {
    cwd: dir,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of processes, which `stop` ends as a whole.
    detached: true,
  });
  // When the last process that has its output has ended.
  const closed = once(server, 'close');
  const stop = async () => {
    process.kill(-server.pid!, 'SIGKILL');
    await closed;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (text) => {
      output += text;
    });
    server.stdout.on('data', (text) => {
      output += text;
      const [url] = /http:\/\/(localhost|127\.0\.0\.1):\d+\S*(?=\s)/.exec(output) ?? [];
      if (url) resolve({ url, origin: new URL(url).origin, stop });
    });
    server.once('exit', () => reject(new Error(`The development server exited: ${output}`)));
  });
}
