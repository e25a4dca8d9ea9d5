import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MarkedText } from '@/components/catalogue/marked-text';
import { ShortText } from '@/components/ui/short-text';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { type Choice, type FacetIndex, unknownValues, writeChoice } from '@/lib/catalogue/filter';
import { focusNearest } from '@/lib/navigation/focus';
import { isolate } from '@/lib/text/bidi';
import * as texts from '@/texts/filters';
import { formatList } from '@/texts/lists';

export interface FilterChipsProps {
  index: FacetIndex;
  choice: Choice;
  /** The choice, as in the URL. */
  query: string;
  isBusy: boolean;
  /** @param query As `writeChoice` writes it. */
  onChange: (query: string) => void;
}

const CHIP =
  'flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-brand-soft px-4 py-1.5 text-start font-medium text-brand hover:border-brand/40';

/** What a list is filtered by, each with a way to take it away. The focus stays among them. First, what it cannot be filtered by. */
export function FilterChips({ index, choice, query, isBusy, onChange }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);

  // The first ones come with the list: before it, they would move the skeletons.
  const [isShown, setShown] = useState(!isBusy);
  if (!isBusy && !isShown) setShown(true);
  if (!isShown) return null;

  const unknown = unknownValues(index, query);
  if (choice.size === 0) return <UnknownValues values={unknown} />;

  const chosen = [...choice].flatMap((position) => index.values[position] ?? []);
  const sentence = texts.filteredBy(formatList(chosen.map(({ text }) => isolate(text))));
  return (
    <>
      <UnknownValues values={unknown} />
      <p className="print-only">
        {process.env.TEXT_LANGUAGES ? <MarkedText text={sentence} names={chosen} /> : sentence}
      </p>
      <ul role="list" ref={list} aria-label={texts.filters} className="mb-4 flex flex-wrap gap-2">
        {chosen.map(({ key, text, language }, at) => (
          <li key={key} className="min-w-0">
            <button
              type="button"
              aria-label={texts.remove(text)}
              className={CHIP}
              onClick={() => {
                ignoreSecondClick();
                const others = new Set([...choice].filter((_, other) => other !== at));
                flushSync(() => onChange(writeChoice(index, others)));
                // After the last chip, `onChange` has moved the focus.
                if (list.current) focusNearest(list.current.querySelectorAll('button'), at);
              }}
            >
              <bdi lang={language} className="wrap-anywhere">
                {text}
              </bdi>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="button-text"
            onClick={() => {
              ignoreSecondClick();
              onChange('');
            }}
          >
            <ShortText text={texts.clear} full={texts.clearFilters} />
          </button>
        </li>
      </ul>
    </>
  );
}

function UnknownValues({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <p className="mb-4 text-pretty text-muted text-sm wrap-anywhere">
      {texts.notFilteredBy(formatList(values.map(isolate)))}
    </p>
  );
}
