/**
 * Starts a server on the port of a command line.
 *
 * @param text The value of `--port`. 0 is a free port.
 * @param command The command, for messages.
 * @param attempts How many ports are tried, from that one on.
 * @throws Error with the fix, also if the ports are in use or refused.
 */
export async function startOnPort<T>(
  text: string,
  command: string,
  start: (port: number) => Promise<T>,
  attempts = 1,
): Promise<T> {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`--port is ${JSON.stringify(text)}. Use a number from 0 to 65535.`);
  return start(port).catch((error) => {
    if (!['EADDRINUSE', 'EACCES'].includes(error.code)) throw error;
    // Windows reserves ports in blocks, and all below 1024 are refused together.
    const next = port + (error.code === 'EACCES' ? 1000 : 1);
    if (attempts > 1) return startOnPort(String(next), command, start, attempts - 1);
    const reason = error.code === 'EACCES' ? 'cannot be used' : 'is in use';
    throw new Error(`Port ${port} ${reason}. Use another one: ${command} -- --port ${next}`);
  });
}
