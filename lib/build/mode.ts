// Imported by next.config.ts, which cannot resolve "@/".

/** Whether a build is a preview for editors. Vercel sets `VERCEL_ENV=preview` for branch deploys; otherwise `PREVIEW=1`. */
export function isPreview(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.VERCEL_ENV === 'preview' || env.PREVIEW === '1';
}

/** Whether a build has the service worker. A preview has none, and `OFFLINE=off` removes it from all browsers. */
export function hasWorker(env: Readonly<Record<string, string | undefined>>): boolean {
  return !isPreview(env) && env.OFFLINE !== 'off';
}
