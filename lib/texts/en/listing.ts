export const allApps = 'All Apps';
