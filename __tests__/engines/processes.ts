import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

// Also when a test run is interrupted, or a worker of it fails.
process.on('exit', () => {
  for (const child of running) kill(child);
});

/** Starts a program. When this process exits, the program and its child processes are killed. */
export function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    // A process group, to end it as a whole.
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  child.on('error', () => running.delete(child));
  return child;
}

/** Kills a program and its child processes. */
export async function stop(child: ChildProcess): Promise<void> {
  const hasExited = child.exitCode !== null || child.signalCode !== null;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  kill(child);
  running.delete(child);
  if (!hasExited) await exit;
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has exited already.
  }
}
