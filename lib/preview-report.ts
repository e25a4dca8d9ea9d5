/** One line of the panel. */
export interface PreviewLine {
  /** The app that it is about; null for the whole file. */
  app: { id: number; title: string; hasPage: boolean } | null;
  text: string;
}

/** A list of the panel, cut to `MAX_LINES`. */
export interface PreviewList {
  lines: PreviewLine[];
  /** How many lines were cut off. */
  more: number;
}

/** What the bar and the panel of a preview show. */
export interface PreviewReport {
  branch: string;
  /** Seven letters, or a word for none. */
  commit: string;
  diagnostics: PreviewList & { errors: number; warnings: number };
  /** What changed against production, or in a `reason` why nobody can tell. */
  changes: (PreviewList & { base: string; summary: string }) | { reason: string };
}
