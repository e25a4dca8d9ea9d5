import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caddyfile } from '@/lib/publish/hosting/caddy';
import { lighttpdConf } from '@/lib/publish/hosting/lighttpd';
import { nginxConf } from '@/lib/publish/hosting/nginx';
import { canInstallFromDebian, run, which } from './programs';

/** A layout of the site with the generated configuration, or `URL_STYLE=folders` without any: `as installed`. */
export type Layout = 'files' | 'folders' | 'as installed';

/** A site, and where a server of a test has its files and listens. */
export interface Place {
  basePath: string;
  layout: Layout;
  /** Those below the root. */
  languages?: readonly string[];
  /** The folder of the site, or with a base path the folder that contains it under that name. */
  root: string;
  /** A temporary folder. */
  dir: string;
  /** A port of 127.0.0.1. */
  port: number;
}

/** A web server with the configuration that the project generates for it. */
export interface Server {
  name: 'nginx' | 'Apache' | 'Caddy' | 'lighttpd';
  /** The command, which is also the path of Debian's configuration below `/etc`. */
  command: string;
  /** Debian's package. */
  packageName: string;
  /** Whether the tests fail without it in CI. Those of the others are skipped. */
  isRequired: boolean;
  /** Writes its configuration, and returns the arguments that start it in the foreground. */
  configure: (place: Place) => string[];
}

/** The root of the site in the generated configurations. */
const ROOT = '/var/www/catalogue';

export const nginx: Server = {
  name: 'nginx',
  command: 'nginx',
  packageName: 'nginx-light',
  isRequired: true,
  configure: ({ basePath, layout, languages = [], root, dir, port }) => {
    const installed = `server {
  listen 80;
  root ${ROOT};
  index index.html;
  location / { try_files $uri $uri/ =404; }
}`;
    const site = (
      layout === 'as installed' ? installed : nginxConf(basePath, layout === 'folders', languages)
    )
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace(`root ${ROOT};`, `root ${root};`);
    const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(join(dir, 'site.conf'), site);
    writeFileSync(
      join(dir, 'nginx.conf'),
      `master_process off;
pid ${dir}/nginx.pid;
events {}
http {
  include ${mimeTypes()};
  default_type application/octet-stream;
  access_log off;
  ${temps.map((temp) => `${temp}_temp_path ${dir}/${temp};`).join('\n  ')}
  include ${dir}/site.conf;
}
`,
    );
    return nginxArguments(dir, join(dir, 'nginx.conf'));
  },
};

/** Debian's modules and their configuration, and the two modules that `.htaccess` needs. */
const apache: Server = {
  name: 'Apache',
  command: 'apache2',
  packageName: 'apache2',
  isRequired: false,
  configure: ({ layout, root, dir, port }) => {
    const enabled = '/etc/apache2/mods-enabled';
    // Apache starts as root and reads files as another user, who cannot read every folder.
    cpSync(root, join(dir, 'www'), { recursive: true });
    const conf = readdirSync(enabled).filter((file) => file.endsWith('.conf'));
    writeFileSync(
      join(dir, 'apache.conf'),
      `ServerRoot /etc/apache2
ServerName localhost
DefaultRuntimeDir ${dir}
PidFile ${dir}/apache.pid
ErrorLog ${dir}/error.log
Listen 127.0.0.1:${port}
User www-data
Group www-data
Include ${enabled}/*.load
${['rewrite', 'headers']
  .filter((module) => !existsSync(join(enabled, `${module}.load`)))
  .map((module) => `Include mods-available/${module}.load`)
  .join('\n')}
${conf.map((file) => `Include ${join(enabled, file)}`).join('\n')}
DocumentRoot ${dir}/www
<Directory ${dir}/www>
  Options Indexes FollowSymLinks ${layout === 'as installed' ? '' : 'MultiViews'}
  AllowOverride ${layout === 'as installed' ? 'None' : 'All'}
  Require all granted
</Directory>
`,
    );
    return ['-D', 'FOREGROUND', '-f', join(dir, 'apache.conf')];
  },
};

const caddy: Server = {
  name: 'Caddy',
  command: 'caddy',
  packageName: 'caddy',
  isRequired: false,
  configure: ({ basePath, layout, languages = [], root, dir, port }) => {
    const installed = `\napps.example {\n\troot * ${ROOT}\n\tfile_server\n}\n`;
    const site = (
      layout === 'as installed' ? installed : caddyfile(basePath, layout === 'folders', languages)
    )
      .replace('\napps.example {', `\nhttp://127.0.0.1:${port} {`)
      .replace(`root * ${ROOT}`, `root * ${root}`);
    writeFileSync(join(dir, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ['run', '--adapter', 'caddyfile', '--config', join(dir, 'Caddyfile')];
  },
};

export const SERVERS: readonly Server[] = [nginx, apache, caddy];

/** Debian's configuration, with the generated one beside its others. It does not keep the whole policy. */
export const lighttpd: Server = {
  name: 'lighttpd',
  command: 'lighttpd',
  packageName: 'lighttpd-mod-deflate',
  isRequired: false,
  configure: ({ basePath, layout, languages = [], root, dir, port }) => {
    const debian = '/etc/lighttpd/lighttpd.conf';
    mkdirSync(join(dir, 'uploads'));
    writeFileSync(
      join(dir, 'site.conf'),
      lighttpdConf(basePath, layout === 'folders', languages).replaceAll(ROOT, root),
    );
    writeFileSync(
      join(dir, 'lighttpd.conf'),
      readFileSync(debian, 'utf8')
        .replace(/^server\.port .*/m, `server.port = ${port}\nserver.bind = "127.0.0.1"`)
        .replace(/^server\.(?:username|groupname) .*\n/gm, '')
        .replace(/^include_shell .*use-ipv6.*\n/m, '')
        .replaceAll(/"\/(?:var\/log\/lighttpd|var\/cache\/lighttpd|run)\//g, `"${dir}/`)
        .replace(/^(include .*conf-enabled.*)$/m, `$1\ninclude "${dir}/site.conf"`),
    );
    return ['-D', '-f', join(dir, 'lighttpd.conf')];
  },
};

/** All servers of the tests. */
export const ALL_SERVERS: readonly Server[] = [...SERVERS, lighttpd];

/** The arguments of nginx for a main configuration. */
export function nginxArguments(dir: string, conf: string): string[] {
  return ['-e', join(dir, 'error.log'), '-c', conf, '-g', 'daemon off;'];
}

/** The path of an installed server. Debian's are not in every user's `PATH`. Undefined if there is none. */
export function findServer({ command }: Pick<Server, 'command'>): string | undefined {
  const debian = join('/usr/sbin', command);
  return which(command) ?? (existsSync(debian) ? debian : undefined);
}

/** Whether the tests that need a server are skipped: with `SKIP_NGINX=1`, and without nginx, but not in CI. */
export function areServersSkipped(): boolean {
  return process.env.SKIP_NGINX === '1' || !(process.env.CI || findServer(nginx));
}

/** Installs servers that are missing, if this is Debian and the user can. */
export function installServers(servers: readonly Server[]): boolean {
  // Runlevel 1 prevents the packages from starting their servers, which would occupy port 80.
  return (
    canInstallFromDebian() &&
    run('apt-get', 'update') &&
    run(
      'env',
      'RUNLEVEL=1',
      'apt-get',
      'install',
      '-y',
      '--no-install-recommends',
      ...servers.map(({ packageName }) => packageName),
    )
  );
}

/** The path of `mime.types`, in the folder of the default configuration of this nginx. */
function mimeTypes(): string {
  const built = execFileSync('sh', ['-c', '"$0" -V 2>&1', findServer(nginx) ?? ''], { encoding: 'utf8' });
  const [, conf = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(built) ?? [];
  return join(dirname(conf), 'mime.types');
}
