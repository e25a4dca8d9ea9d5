import { headersFile } from './headers-file';
import { serveJson, vercelJson } from './json-files';
import { nginxConf } from './nginx';

/**
 * The configuration files of all hosts, by their path in the project. There is no `_redirects` from `/apps.html` to
 * `/apps`: Cloudflare redirects by default, and Netlify ignores a rule for an existing file unless its status is forced
 * (`301!`), which Cloudflare rejects.
 *
 * @param basePath Empty for the root of a domain, or a path such as `/store`. `serve.json` exists for the root only,
 *   because `serve` cannot serve a folder below a base path.
 */
export function hostingFiles(basePath = ''): Record<string, string> {
  return {
    'vercel.json': vercelJson(basePath),
    'nginx.conf': nginxConf(basePath),
    'public/_headers': headersFile(basePath),
    ...(basePath === '' && { 'serve.json': serveJson() }),
  };
}
