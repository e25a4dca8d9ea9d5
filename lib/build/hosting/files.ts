import { headersFile } from './headers-file';
import { nginxConf } from './nginx';
import { redirectsFile } from './redirects-file';
import { serveJson } from './serve';
import { vercelJson } from './vercel';

/**
 * The files that hosts read, each by its path in the project.
 *
 * @param basePath Empty for the root of a domain, or such as `/store`. `serve.json` is there for the root only:
 *   `serve` cannot serve a folder under another name.
 */
export function hostingFiles(basePath = ''): Record<string, string> {
  return {
    'vercel.json': vercelJson(basePath),
    'nginx.conf': nginxConf(basePath),
    'public/_headers': headersFile(basePath),
    'public/_redirects': redirectsFile(basePath),
    ...(basePath === '' && { 'serve.json': serveJson() }),
  };
}
