/** Who runs this catalogue, and where its outward links lead: the one file to change for another company. */
export const site = {
  name: 'Larkmoor',
  founded: 1992,
  tagline: 'Crafted with care on the edge of the moor.',
  description:
    'Browse, search and install apps by Larkmoor and its partner studios. No account, no tracking: your list stays in your browser.',
  contributeUrl: 'https://github.com/larkmoor',
  googlePlayUrl: 'https://play.google.com/store/apps',
  appStoreUrl: 'https://www.apple.com/app-store/',
} as const;

/** The stats banner of the home page: fixed texts, not counted from the catalogue. */
export const stats = [
  { label: 'Total DownLoads', value: '29.6 M', note: '21% More Than Last Month' },
  { label: 'Total Reviews', value: '906K', note: '46% More Than Last Month' },
  { label: 'Active Apps', value: '132+', note: '31 More Will Launch' },
] as const;
