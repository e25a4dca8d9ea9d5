import { CACHE_RULES, FILE_ADDRESSES, NOT_FOUND_PAGE, onHost, REVALIDATE, SECURITY_HEADERS } from './policy';

/** What differs from one machine to the next. */
export interface NginxPlace {
  /** As nginx's `listen` takes them: ports, or addresses with one. */
  listen: readonly string[];
  /** An absolute folder: `out/` itself, or with a base path the folder that holds `out/` under that name. */
  root: string;
}

/** The place that the example names. */
export const EXAMPLE_PLACE: NginxPlace = { listen: ['80', '[::]:80'], root: '/var/www/catalogue' };

/** `nginx.conf`: a `server` for nginx's `conf.d/`, and the map that it needs. */
export function nginxConf(basePath: string, { listen, root }: NginxPlace = EXAMPLE_PLACE): string {
  const home = onHost('/', basePath);
  const [index] = FILE_ADDRESSES.filter(({ to }) => to === '/').map(({ from }) => `${basePath}${from}`);
  const notFound = `${basePath}${NOT_FOUND_PAGE}`;
  // Path segments of ours. Nothing else is redirected: `//elsewhere.example/a.html` would lead off the site.
  const page = `${pattern(basePath)}(?:/[\\w-]+)+`;
  return `# Written by \`npm run hosting\` from lib/build/hosting/policy.ts: change it there.
#
# On Debian or Ubuntu, as root and in the folder of the project:
#   mkdir -p ${root}${basePath}
#   cp -R out/. ${root}${basePath}/
#   cp nginx.conf /etc/nginx/conf.d/catalogue.conf
#   rm -f /etc/nginx/sites-enabled/default
#   systemctl reload nginx
# The rm removes the stock site ("Welcome to nginx!"), the default server of port 80. To keep it,
# or beside other sites, leave that line out and put your domain into server_name. nginx.org's own packages have the
# stock site in /etc/nginx/conf.d/default.conf. On a machine without IPv6, leave out the listen with [::].

# By status and file: neither a 404 nor a redirect is cached like the file that was asked for.
map "$status:$uri" $catalogue_cache {
  default "${REVALIDATE}";
${CACHE_RULES.map((rule) => cacheLines(basePath, rule)).join('\n')}
}

# The path as it was requested: undecoded, without its query.
map $request_uri $catalogue_path {
  "~^([^?]*)" $1;
}

server {
${listen.map((address) => `  listen ${address};`).join('\n')}
  server_name apps.example;
  root ${root};
  absolute_redirect off;
  server_tokens off;
  charset utf-8;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types application/javascript application/json application/manifest+json application/xml image/svg+xml text/css text/javascript text/plain text/xml;

  # All of them here, and none in a location: one \`add_header\` there would undo every one of these.
  add_header Cache-Control $catalogue_cache always;
${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

  # One address for each page. By the address that was asked for, not by the file found for it.
  if ($request_uri ~ "^${pattern(index ?? '')}(\\?.*)?$") { return 301 ${home}$1; }
  if ($request_uri ~ "^(${page})(?:\\.html|/+)(\\?.*)?$") { return 301 $1$2; }

  error_page 404 ${notFound};
  location = ${notFound} { internal; }
  # Files of the folder that are no pages.
  location ~ "^${pattern(basePath)}/(?:404|_not-found|_headers|_redirects)$" { return 404; }
  # Older nginx knows no such type, and browsers are told not to guess.
  location ~ "\\.webmanifest$" { types {} default_type application/manifest+json; try_files $uri =404; }

  # Each page has one URL: /apps is neither //apps nor /%61pps. Other files may have names that need encoding.
  location = ${home} { if ($catalogue_path != $uri) { return 404; } try_files ${index} =404; }
  location ~ "^${pattern(basePath)}/.+\\.html$" { if ($catalogue_path != $uri) { return 404; } try_files $uri =404; }
  location @page { if ($catalogue_path != $uri) { return 404; } try_files $uri.html =404; }
  location ${basePath}/ { try_files $uri @page; }${
    basePath
      ? `
  location = ${basePath} { return 301 ${home}$is_args$args; }
  # Nothing of the site is outside ${basePath}. Leave this out where other sites share the domain.
  location / { return 404; }`
      : ''
  }
}
`;
}

function cacheLines(basePath: string, { reason, folders, cacheControl }: (typeof CACHE_RULES)[number]) {
  const lines = folders.map(
    (folder) => `  "~^(?:200|206|304):${pattern(basePath + folder)}" "${cacheControl}";`,
  );
  return [`  # ${reason}`, ...lines].join('\n');
}

/** A path as a regular expression; of what paths may hold, only a dot means anything there. */
function pattern(path: string): string {
  return path.replaceAll('.', '\\.');
}
