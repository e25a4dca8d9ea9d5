/** The output folder of a site below a base path, which contains `out/` under that path. */
export const BELOW_ROOT = '.next/site';

/** The command that builds a site for a base path into that folder. */
export function buildBelowRoot(basePath: string): string {
  return [
    `NEXT_PUBLIC_BASE_PATH=${basePath} npm run build`,
    `rm -rf ${BELOW_ROOT}`,
    `mkdir -p ${BELOW_ROOT}${basePath}`,
    `cp -R out/. ${BELOW_ROOT}${basePath}`,
    `cp out/404.html ${BELOW_ROOT}`,
  ].join(' && ');
}
