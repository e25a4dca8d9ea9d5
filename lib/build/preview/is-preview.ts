/** Whether a build is a preview for editors. Vercel sets `VERCEL_ENV=preview` for branch deploys; otherwise `PREVIEW=1`. */
export function isPreview(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.VERCEL_ENV === 'preview' || env.PREVIEW === '1';
}
