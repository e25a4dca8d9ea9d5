import path, { type PlatformPath } from 'node:path';

/**
 * The path of a file as terminals and GitHub annotations need it: relative to the project and with `/`, or unchanged if
 * the file is outside.
 *
 * @param file An absolute path.
 * @param platform For tests.
 */
export function pathInProject(
  file: string,
  project: string,
  { isAbsolute, relative, sep }: PlatformPath = path,
): string {
  const inProject = relative(project, file);
  // A file on another drive has no relative path.
  if (inProject.startsWith('..') || isAbsolute(inProject)) return file;
  return inProject.split(sep).join('/');
}
