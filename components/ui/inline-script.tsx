'use client';

export interface InlineScriptProps {
  /**
   * JavaScript that the browser runs while it parses prerendered HTML, before the first paint, as `oneLine` takes it. Only
   * the server needs it: as a branch of `process.env.NEXT_RUNTIME`, which is empty in the browser, it is not in the bundle.
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
      dangerouslySetInnerHTML={{ __html: process.env.NEXT_RUNTIME ? oneLine(code) : '' }}
    />
  );
}

/**
 * Removes white space, because every page contains the code.
 *
 * @param code Its statements end in semicolons. Its strings have no spaces beside the characters of operators.
 */
export function oneLine(code: string): string {
  return code.replace(/\s*\n\s*/g, '').replace(/ ?([=(){}?:|,]+) ?/g, '$1');
}
