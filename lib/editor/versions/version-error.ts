/**
 * A version of the catalogue that cannot be read. The message says why and what to do, and is safe to publish: of a
 * URL it has origin and path only. There is no `cause`, since errors of Node carry the whole URL.
 */
export class VersionError extends Error {
  override readonly name = 'VersionError';
}
