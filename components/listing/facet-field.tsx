import { useState } from 'react';
import type { Choice, FacetIndex } from '@/lib/catalogue/filter';
import { formatExact } from '@/lib/text/format';

/** Number of values that are in view. The others are in a disclosure. */
const IN_VIEW = 8;

export interface FacetFieldProps {
  label: string;
  /** All values, in their order. */
  values: readonly number[];
  index: FacetIndex;
  choice: Choice;
  counts: readonly number[];
  onToggle: (position: number) => void;
}

/**
 * The values of a facet, each with the number of apps that it would leave, unless there are none. Nothing without values.
 * A value stays in its place, so that a click on another one does not move it into the disclosure.
 */
export function FacetField({ label, values, ...props }: FacetFieldProps) {
  const { choice, counts } = props;
  const isShown = (position: number) => choice.has(position) || (counts[position] ?? 0) > 0;
  const first = values.slice(0, IN_VIEW).filter(isShown);
  const others = values.slice(IN_VIEW).filter(isShown);
  // A choice of a shared link is in view. Later, the disclosure is up to the visitor.
  const [isOpen] = useState(() => others.some((position) => choice.has(position)));
  if (first.length + others.length === 0) return null;
  return (
    <fieldset>
      <legend>{label}</legend>
      <ValueList values={first} {...props} />
      {others.length > 0 && (
        <details open={isOpen}>
          <summary>{`${formatExact(others.length)} more`}</summary>
          <ValueList values={others} {...props} />
        </details>
      )}
    </fieldset>
  );
}

function ValueList({ values, index, choice, counts, onToggle }: Omit<FacetFieldProps, 'label'>) {
  return (
    <ul>
      {values.map((position) => (
        <li key={position}>
          <label>
            <input type="checkbox" checked={choice.has(position)} onChange={() => onToggle(position)} />
            <bdi>{index.values[position]?.text}</bdi>{' '}
            <span>
              <span>{formatExact(counts[position] ?? 0)}</span>
              <span className="sr-only">{counts[position] === 1 ? ' app' : ' apps'}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
