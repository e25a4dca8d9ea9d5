export interface InlineScriptProps {
  /** JavaScript that the browser runs where it stands in prerendered HTML, before the first paint. */
  code: string;
}

/** A script for prerendered HTML only: React renders it inert in the browser, where it would never run. */
export function InlineScript({ code }: InlineScriptProps) {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: code of ours, into which only numbers are put.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
