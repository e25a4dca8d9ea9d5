import { spawn } from 'node:child_process';
import { npmCommand } from '../tools/programs';

export interface DevelopmentServer {
  /** Without a trailing slash. */
  origin: string;
  stop: () => void;
}

/**
 * Runs `npm run dev`.
 *
 * @param dir A copy of the site.
 * @param port 0 for a free one.
 * @throws Error with its output if it exits.
 */
export function startDevelopment(dir: string, port = 0): Promise<DevelopmentServer> {
  const [npm, ...args] = npmCommand();
  const server = spawn(npm, [...args, 'run', 'dev', '--', '--port', String(port)], {
    cwd: dir,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of processes, which `stop` ends as a whole.
    detached: true,
  });
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (text) => {
      output += text;
    });
    server.stdout.on('data', (text) => {
      output += text;
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin) resolve({ origin, stop: () => void process.kill(-server.pid!) });
    });
    server.once('exit', () => reject(new Error(`The development server exited: ${output}`)));
  });
}
