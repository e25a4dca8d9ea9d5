export interface InlineScriptProps {
  /** JavaScript that the browser runs while it parses prerendered HTML, before the first paint. */
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
