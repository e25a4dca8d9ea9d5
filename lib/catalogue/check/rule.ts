import type { CatalogueFinding } from '@/lib/catalogue/check';

/** A finding before it is given its app and its place. */
export type Remark = Pick<CatalogueFinding, 'severity' | 'path' | 'message' | 'remedy'>;

/** A mistake that stops the build. */
export function mistake(path: Remark['path'], message: string, remedy: string): Remark {
  return { severity: 'error', path, message, remedy };
}

/** Something to look at, which stops nothing. */
export function doubt(path: Remark['path'], message: string, remedy: string): Remark {
  return { severity: 'warning', path, message, remedy };
}
