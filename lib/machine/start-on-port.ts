/**
 * Starts a server on the port of a command line.
 *
 * @param text The value of `--port`. 0 is a free port.
 * @param command The command, for messages.
 * @throws Error with the fix, also if the port is in use.
 */
export async function startOnPort<T>(
  text: string,
  command: string,
  start: (port: number) => Promise<T>,
): Promise<T> {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`--port is ${JSON.stringify(text)}. Use a number from 0 to 65535.`);
  return start(port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Use another one: ${command} -- --port ${port + 1}`);
  });
}
