/** One line of a section. */
export interface PreviewLine {
  /** Id and title of an app. Empty for the whole file. */
  name: string;
  /** The page of the app. Null if it has none. */
  href: string | null;
  /** The form of the app in the editor, with the base path, if there is something to fix. */
  editHref?: string;
  text: string;
}

/** A part of the panel. */
export interface PreviewSection {
  heading: string;
  /** One or more lines: what was found, or the reason why there is no comparison. */
  text: string;
  /** The last one counts what is omitted. */
  lines: PreviewLine[];
}

/** The content of the preview bar and its panel. */
export interface PreviewReport {
  /** Branch and commit: `new-icons at 1a2b3c4`. */
  version: string;
  /** The counts of all sections: `0 errors, 1 warning; 1 app added`. */
  summary: string;
  sections: PreviewSection[];
}
