// Links that are copied, if the browser cannot share them.

export const copyThisLink = 'Copy this link';
export const copyNotAllowed = 'Your browser did not allow this page to copy it.';
export const close = 'Close';
