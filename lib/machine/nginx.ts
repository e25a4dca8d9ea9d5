import { existsSync } from 'node:fs';
import { which } from './programs';

/** Where Debian puts it, which is not on the path of every user. */
const DEBIAN = '/usr/sbin/nginx';

/** The installed nginx; undefined where there is none. */
export function findNginx(): string | undefined {
  return which('nginx') ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
}

/** Whether the tests that need nginx are left out, as somebody asked: `SKIP_NGINX=1`. */
export function isNginxSkipped(): boolean {
  return process.env.SKIP_NGINX === '1';
}
