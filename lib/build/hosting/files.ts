import { headersFile } from './headers-file';
import { nginxConf } from './nginx';
import { redirectsFile } from './redirects-file';
import { serveJson } from './serve';
import { vercelJson } from './vercel';

/**
 * The configuration files of all hosts, by their path in the project.
 *
 * @param basePath Empty for the root of a domain, or a path such as `/store`. `serve.json` exists for the root only,
 *   because `serve` cannot serve a folder below a base path.
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
