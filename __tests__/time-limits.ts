/**
 * Time limits of end-to-end tests, in milliseconds, for a machine that builds sites at the same time. They are no
 * statement about the site: tests that measure time have limits of their own.
 */
export const TIME_LIMITS = { timeout: 60_000, expect: { timeout: 15_000 } };
