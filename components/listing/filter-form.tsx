import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import { MarkedText } from '@/components/catalogue/marked-text';
import { closeModal, ModalDialog } from '@/components/ui/modal';
import { type Choice, type FacetIndex, writeChoice } from '@/lib/catalogue/filter';
import { isFocusLost } from '@/lib/navigation/focus';
import { isolate } from '@/lib/text/bidi';
import * as texts from '@/texts/filters';
import { filter } from '@/texts/listing';
import { formatList } from '@/texts/lists';
import { close } from '@/texts/shared';
import { FacetField } from './facet-field';

export interface FilterFormProps {
  index: FacetIndex;
  choice: Choice;
  /** Of each value, the number of apps that it would leave. */
  counts: readonly number[];
  remaining: number;
  /** @param query As `writeChoice` writes it. */
  onChange: (query: string) => void;
  onClose: () => void;
}

/** A sheet with all facets: at the lower edge of a phone, beside the list on a larger screen. A choice applies at once. */
export function FilterForm({ index, choice, counts, remaining, onChange, onClose }: FilterFormProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const groups = index.offered.filter(({ facet }) => facet.only === undefined);
  const single = index.offered
    .filter(({ facet }) => facet.only !== undefined)
    .flatMap(({ values }) => values);
  const shared = index.shared.map((position) => isolate(index.values[position]?.text ?? ''));
  const latest = useRef({ choice, onChange });
  useLayoutEffect(() => {
    latest.current = { choice, onChange };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab can remove the value with the focus.
  useLayoutEffect(() => {
    if (isFocusLost()) title.current?.focus({ preventScroll: true });
  }, [index]);
  const onToggle = useCallback(
    (position: number) => {
      const { choice, onChange } = latest.current;
      const changed = new Set(choice);
      if (!changed.delete(position)) changed.add(position);
      onChange(writeChoice(index, changed));
    },
    [index],
  );
  const fieldProps = { index, choice, counts, onToggle };

  return (
    <ModalDialog aria-labelledby={titleId} className="filter-sheet" closedby="any" onClose={onClose}>
      <h2
        ref={title}
        data-first-focus=""
        id={titleId}
        tabIndex={-1}
        className="font-bold text-2xl outline-none"
      >
        {filter}
      </h2>
      {groups.map(({ facet, values }) => (
        <FacetField key={facet.parameter} label={facet.label} values={values} {...fieldProps} />
      ))}
      <FacetField label={texts.only} values={single} {...fieldProps} />
      {shared.length > 0 && (
        <p className="mt-5 mb-4 text-muted wrap-anywhere">
          {process.env.TEXT_LANGUAGES ? (
            <MarkedText
              text={texts.sameForAll(formatList(shared))}
              names={index.shared.flatMap((position) => index.values[position] ?? [])}
            />
          ) : (
            texts.sameForAll(formatList(shared))
          )}
        </p>
      )}
      {/* The page, with the number of its apps, is inert. */}
      <p role="status" className="sr-only">
        {texts.found(remaining)}
      </p>
      <div className="filter-buttons">
        <button
          type="button"
          aria-disabled={choice.size === 0}
          className="button-text"
          onClick={() => onChange('')}
        >
          {texts.clear}
        </button>
        <button type="button" className="button" onClick={closeModal}>
          {remaining === 0 ? close : texts.show(remaining)}
        </button>
      </div>
    </ModalDialog>
  );
}
