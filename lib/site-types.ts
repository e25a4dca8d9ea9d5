/** Who runs the catalogue: the owner's texts, in `lib/site.ts`. */
export interface Site {
  name: string;
  /** The year, in the footer. */
  founded?: number;
  tagline: string;
  description: string;
  /** Where the button “Contribute” of the header leads. Without it, there is none. */
  contributeUrl?: string;
  languages: readonly [string, ...string[]];
}

/** What the home page and that of the installed apps say: the owner's texts, in `lib/site.ts`. What is left out is not shown. */
export interface Home {
  /** Without it, the name of the site is the heading. The second part is in the brand's colours. */
  headline?: readonly [start: string, highlight: string, end: string];
  /** The paragraph below the heading. */
  introduction?: string;
  /** Buttons beside "Browse apps". */
  googlePlayUrl?: string;
  appStoreUrl?: string;
  /** The banner of figures: fixed texts, not counted from the catalogue. */
  stats?: {
    heading: string;
    figures: readonly { label: string; value: string; note?: string }[];
  };
  /** The first apps of the catalogue. */
  trending?: { heading: string; text?: string };
  /** The line below the heading of the installed apps. */
  installed?: string;
}
