import { inShort } from './figures';

export interface CountProps {
  /** A number is shown compactly, text unchanged. */
  value: number | string;
  /** The exact count with its noun: `shared.downloads`. */
  inFull: (value: number | string) => string;
}

/** A compact count. Its tooltip and assistive technology have the exact count. */
export function Count({ value, inFull }: CountProps) {
  const full = inFull(value);
  return (
    <span title={full}>
      <span aria-hidden="true">{inShort(value)}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}
