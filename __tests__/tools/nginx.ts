import { existsSync } from 'node:fs';
import { which } from './programs';

/** Debian's path of nginx. It is not in every user's `PATH`. */
const DEBIAN = '/usr/sbin/nginx';

/** The path of an installed nginx. Undefined if there is none. */
export function findNginx(): string | undefined {
  return which('nginx') ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
}

/** Whether `SKIP_NGINX=1` disables the tests that need nginx. */
export function isNginxSkipped(): boolean {
  return process.env.SKIP_NGINX === '1';
}
