/** How many ports are tried, from the default one on. */
const PORTS = 10;

const MAX_PORT = 65_535;

/**
 * Starts a server on the port of a command line, or without one on the first free port from the default on.
 *
 * @param text The value of `--port`. 0 is a free port.
 * @param command The command, for messages.
 * @throws Error with the fix, also if the ports are in use or refused.
 */
export async function startOnPort<T>(
  text: string | undefined,
  defaultPort: number,
  command: string,
  start: (port: number) => Promise<T>,
): Promise<T> {
  if (text !== undefined && (!/^\d+$/.test(text) || Number(text) > MAX_PORT))
    throw new Error(`--port is ${JSON.stringify(text)}. Use a number from 0 to ${MAX_PORT}.`);
  const startFrom = (port: number, attempts: number): Promise<T> =>
    start(port).catch((error) => {
      if (!['EADDRINUSE', 'EACCES'].includes(error.code)) throw error;
      // Windows reserves ports in blocks, and all below 1024 are refused together.
      const next = port + (error.code === 'EACCES' ? 1000 : 1);
      if (attempts > 1) return startFrom(next, attempts - 1);
      const reason = error.code === 'EACCES' ? 'cannot be used' : 'is in use';
      throw new Error(
        `Port ${port} ${reason}. Use another one: ${command} -- --port ${next > MAX_PORT ? 0 : next}`,
      );
    });
  return text === undefined ? startFrom(defaultPort, PORTS) : startFrom(Number(text), 1);
}
