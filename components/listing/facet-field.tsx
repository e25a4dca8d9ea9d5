import { memo, useState } from 'react';
import type { Choice, FacetIndex } from '@/lib/catalogue/filter';
import { NAMES_IN_VIEW } from '@/lib/catalogue/pages';
import * as texts from '@/texts/listing';
import { AppCount } from './app-count';

export interface FacetFieldProps {
  label: string;
  /** All values, in their order. */
  values: readonly number[];
  index: FacetIndex;
  choice: Choice;
  counts: readonly number[];
  /** Stable. */
  onToggle: (position: number) => void;
}

/**
 * The values of a facet, each with the number of apps that it would leave, unless there are none. Nothing without values.
 * A value that was offered stays in its place, so that a choice moves nothing under the finger.
 */
export function FacetField({ label, values, ...props }: FacetFieldProps) {
  const { index, choice, counts } = props;
  const isOffered = (position: number) => choice.has(position) || (counts[position] ?? 0) > 0;
  // By their keys: another tab can install an app, and the list is indexed again.
  const keyOf = (position: number) => index.values[position]?.key;
  const [initial] = useState(() => new Set(values.filter(isOffered).map(keyOf)));
  const isShown = (position: number) => initial.has(keyOf(position)) || isOffered(position);
  const first = values.slice(0, NAMES_IN_VIEW).filter(isShown);
  const others = values.slice(NAMES_IN_VIEW).filter(isShown);
  // A choice of a shared link is in view. Later, the disclosure is up to the visitor.
  const [isOpen] = useState(() => others.some((position) => choice.has(position)));
  if (first.length + others.length === 0) return null;
  return (
    <fieldset>
      <legend>{label}</legend>
      <ValueList values={first} isOffered={isOffered} {...props} />
      {others.length > 0 && (
        <details open={isOpen}>
          <summary>{texts.more(others.length)}</summary>
          <ValueList values={others} isOffered={isOffered} {...props} />
        </details>
      )}
    </fieldset>
  );
}

interface ValueListProps extends Omit<FacetFieldProps, 'label'> {
  isOffered: (position: number) => boolean;
}

function ValueList({ values, index, choice, counts, isOffered, onToggle }: ValueListProps) {
  return (
    <ul role="list">
      {values.map((position) => (
        <Value
          key={index.values[position]?.key}
          position={position}
          value={index.values[position]}
          isChosen={choice.has(position)}
          isOffered={isOffered(position)}
          count={counts[position] ?? 0}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

interface ValueProps extends Pick<FacetFieldProps, 'onToggle'> {
  position: number;
  value: FacetIndex['values'][number] | undefined;
  isChosen: boolean;
  isOffered: boolean;
  count: number;
}

/** Of hundreds, a click changes one, before all are counted again. */
const Value = memo(function Value({ position, value, isChosen, isOffered, count, onToggle }: ValueProps) {
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          // Not `disabled`, which would lose the focus.
          aria-disabled={!isOffered}
          onChange={() => isOffered && onToggle(position)}
        />
        <bdi lang={value?.language}>{value?.text}</bdi> <AppCount count={count} />
      </label>
    </li>
  );
});
