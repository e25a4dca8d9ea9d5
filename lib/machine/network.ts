import { once } from 'node:events';
import { connect } from 'node:net';
import { parseUrl } from '@/lib/catalogue/urls';

/** Why this machine cannot request other hosts, as a sentence. */
export class NetworkError extends Error {}

/** Of a connection to a proxy, in milliseconds. */
const TIMEOUT = 20_000;

/**
 * Makes `fetch` use the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, except for the hosts of `NO_PROXY`. Node 20 does not.
 *
 * @param env The environment with the variables, whose names can be in lower case.
 * @throws NetworkError if a proxy cannot be reached. Else it would look as if every host refused connections.
 */
export async function applyProxies(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const [httpProxy, httpsProxy] = await Promise.all(
    ['HTTP_PROXY', 'HTTPS_PROXY'].map((name) => reachableProxy(name, env[name.toLowerCase()] || env[name])),
  );
  if (!httpProxy && !httpsProxy) return;
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(
    new EnvHttpProxyAgent({
      ...(httpProxy && { httpProxy }),
      ...(httpsProxy && { httpsProxy }),
      noProxy: env.no_proxy || env.NO_PROXY || '',
      // Many proxies let only TLS through a tunnel.
      proxyTunnel: false,
    }),
  );
}

/**
 * The URL of a proxy. Undefined if there is none.
 *
 * @param value A URL, or `host:port`.
 */
async function reachableProxy(name: string, value?: string): Promise<string | undefined> {
  if (!value) return undefined;
  const url = parseUrl(value.includes('://') ? value : `http://${value}`);
  // Without the name and the password that the URL can contain.
  if (!url || !/^https?:$/.test(url.protocol))
    throw new NetworkError(
      `${name} is not the URL of a proxy, such as http://proxy.example:3128. Correct it.`,
    );
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    const { code = 'network error', name: kind } = error as NodeJS.ErrnoException;
    const reason = kind === 'AbortError' ? 'ETIMEDOUT' : code;
    throw new NetworkError(
      `The proxy ${url.hostname}:${port} of ${name} cannot be reached (${reason}). Correct the variable, or remove it.`,
    );
  } finally {
    socket.destroy();
  }
  return url.href;
}
