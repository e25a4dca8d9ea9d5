/** Whether a build is for editors to look at: Vercel says so of branch deploys, and `PREVIEW=1` does by hand. */
export function isPreview(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.VERCEL_ENV === 'preview' || env.PREVIEW === '1';
}
