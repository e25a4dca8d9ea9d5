export interface InlineScriptProps {
  /**
   * JavaScript that the browser runs while it parses prerendered HTML, before the first paint. Only the server needs it:
   * as a branch of `process.env.NEXT_RUNTIME`, which is empty in the browser, long code is not in the bundle.
   */
  code: string;
}

/** An inline script of prerendered HTML. In the browser its type is inert, because React never runs inline scripts. */
export function InlineScript({ code }: InlineScriptProps) {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is constant, except for ids.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
