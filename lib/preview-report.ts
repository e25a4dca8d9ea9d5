/** One line of the panel. */
export interface PreviewLine {
  /** The app of the line. Null for the whole file. */
  app: { id: number; title: string; hasPage: boolean } | null;
  text: string;
}

/** A list of the panel, truncated to `MAX_LINES`. */
export interface PreviewList {
  lines: PreviewLine[];
  /** Number of omitted lines. */
  more: number;
}

/** The content of the preview bar and its panel. */
export interface PreviewReport {
  /** The name of the branch, or `no branch`. */
  branch: string;
  /** A hash of seven characters, or `no commit`. */
  commit: string;
  diagnostics: PreviewList & { errors: number; warnings: number };
  /** The changes from production, or the reason why there is no comparison. */
  changes: (PreviewList & { base: string; summary: string }) | { reason: string };
}
