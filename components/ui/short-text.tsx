export interface ShortTextProps {
  /** What is visible. */
  text: string;
  /** What assistive technology reads. Best if it starts with the visible text. */
  full: string;
}

/** A text that is clear where it is shown, and which says more to those who hear it alone. */
export function ShortText({ text, full }: ShortTextProps) {
  const isStart = full.startsWith(text);
  return (
    <>
      <span aria-hidden={isStart ? undefined : true}>{text}</span>
      <span className="sr-only">{isStart ? full.slice(text.length) : full}</span>
    </>
  );
}
