/**
 * Thrown if a version of the catalogue cannot be read. The message contains the reason and the fix. It is safe to
 * publish: it contains only origin and path of a URL. There is no `cause`, because Node's errors contain the whole URL.
 */
export class VersionError extends Error {
  override readonly name = 'VersionError';
}
