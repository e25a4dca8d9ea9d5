import type { Home, Site } from './site-types';

/**
 * Who runs this catalogue: name, texts, links and colours. The one file to change for another company, besides its
 * mark (`lib/mark.ts`) and its drawings.
 */
export const site: Site = {
  name: 'Larkmoor',
  founded: 1992,
  tagline: 'Crafted with care on the edge of the moor.',
  description:
    'Browse, search and install apps by Larkmoor and its partner studios. No account, no tracking: your list stays in your browser.',
  contributeUrl: 'https://github.com/larkmoor',
  /** The languages of the interface: folders of `lib/texts`. The first is the site’s own. */
  languages: ['en'],
};

/** What the home page and that of the installed apps say. Each part can be left out. */
export const home: Home = {
  headline: ['We Build', 'Productive', 'Apps'],
  introduction:
    'At Larkmoor we craft apps that make everyday life simpler, smarter and a little more joyful. Every one of them begins with somebody’s real problem, and is not done before it feels good in the hand.',
  googlePlayUrl: 'https://play.google.com/store/apps',
  appStoreUrl: 'https://www.apple.com/app-store/',
  stats: {
    heading: 'Trusted By Millions, Built For You',
    figures: [
      { label: 'Total DownLoads', value: '29.6 M', note: '21% More Than Last Month' },
      { label: 'Total Reviews', value: '906K', note: '46% More Than Last Month' },
      { label: 'Active Apps', value: '132+', note: '31 More Will Launch' },
    ],
  },
  trending: { heading: 'Trending Apps', text: 'Explore All trending Apps on the Market' },
  installed: 'Explore All Trending Apps On The Market Developed By Us',
};

/**
 * The badges that apps can have, by the names that the catalogue uses: a short text for cards, and what it means, in a
 * sentence: `official: { text: 'Official', meaning: 'Larkmoor itself makes this app.' }`.
 */
export const badges: Readonly<Record<string, { text: string; meaning: string }>> = {};

/**
 * The collections that editors put together, by the names that apps have, in the order in which pages show them: what each is,
 * in a sentence, and whether the home page shows its first apps, below the trending ones:
 * `{ name: 'Start here', text: 'Seven apps for the first day.', isOnHome: true }`. One that is not declared has a page, too.
 */
export const collections: readonly { name: string; text: string; isOnHome?: boolean }[] = [];

/** Whether the page of all apps has a link “Surprise me”: to an app that the visitor has not installed. */
export const hasSurprise: boolean = false;

/** The brand's gradient, as six-digit hex colours. White text on its first 60 % needs a contrast of 4.5 to 1. */
export const brand = { from: '#632ee3', to: '#9f62f2' } as const;

/**
 * The colour tokens of both schemes, which `app/globals.css` names `--canvas`, `--brand-soft` and so on. Those of the dark one
 * have shades of their own: after `brand`, change `brand` and `brand-text-…` there, and `brand-soft` in both. `sunken`, which is
 * behind the icons of apps, as six-digit hex colours. `rating` is the colour of the bars of the chart and of stars. A star
 * without a label has a mixture with `gold`, which contrasts more.
 */
export const tokens = {
  light: {
    canvas: '#faf9fd',
    surface: '#ffffff',
    sunken: '#f1eef9',
    ink: '#17122b',
    muted: '#5a5475',
    line: '#e6e1f3',
    brand: brand.from,
    'brand-soft': '#efe9fd',
    'brand-text-from': brand.from,
    'brand-text-to': brand.to,
    good: '#05713f',
    gold: '#8f5200',
    'gold-soft': '#fff1dc',
    danger: '#b3261e',
    rating: '#ff8811',
    skeleton: '#e9e5f4',
    'shadow-near': 'rgb(35 16 90 / 0.05)',
    'shadow-far': 'rgb(35 16 90 / 0.16)',
  },
  dark: {
    canvas: '#0f0c1a',
    surface: '#191528',
    sunken: '#231d38',
    ink: '#f3f0fb',
    muted: '#b0a9ca',
    line: '#2e2747',
    brand: '#b99bff',
    'brand-soft': '#2a2048',
    'brand-text-from': '#a887ff',
    'brand-text-to': '#c9a6ff',
    good: '#6fe0a8',
    gold: '#ffc46b',
    'gold-soft': '#37270f',
    danger: '#ff9c93',
    rating: '#ff9a38',
    skeleton: '#262040',
    'shadow-near': 'rgb(0 0 0 / 0.4)',
    'shadow-far': 'rgb(0 0 0 / 0.7)',
  },
} as const;
