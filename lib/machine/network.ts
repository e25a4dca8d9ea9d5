import { parseHttpUrl } from '@/lib/catalogue/urls';

/**
 * Makes `fetch` use the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, except for the hosts of `NO_PROXY`. Node 20 does not.
 *
 * @param env The environment with the variables, whose names can be in lower case.
 * @throws Error if a value is not the URL of a proxy.
 */
export async function applyProxies(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const [httpProxy, httpsProxy] = ['HTTP_PROXY', 'HTTPS_PROXY'].map((name) => proxyOf(name, env));
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

/** The URL of a proxy, which a variable can have as `host:port`. Undefined if there is none. */
function proxyOf(name: string, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = env[name.toLowerCase()] || env[name];
  if (!value) return undefined;
  const url = parseHttpUrl(value.includes('://') ? value : `http://${value}`);
  // Without the value, which can contain a name and a password.
  if (!url)
    throw new Error(`${name} is not the URL of a proxy, such as http://proxy.example:3128. Correct it.`);
  return url.href;
}

/** The part of an error of `fetch` that tells its reason. */
export interface FetchFailure {
  name?: string;
  cause?: { code?: unknown; cause?: { message?: string } };
}

/** The status of a proxy that refuses to lead to a host: `407`. Undefined for another error of `fetch`. */
export function refusalOf({ cause }: FetchFailure): number | undefined {
  const [, status] = /^Proxy response \((\d+)\)/.exec(cause?.cause?.message ?? '') ?? [];
  return status ? Number(status) : undefined;
}
