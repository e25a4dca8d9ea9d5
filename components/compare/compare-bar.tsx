import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { AppLink } from '@/components/ui/app-link';
import { type Choice, selectionStore } from '@/lib/compare/selection';
import { MAX_COMPARED } from '@/lib/compared-count';
import { formatExact, plural } from '@/lib/format';
import { focusHeading } from '@/lib/navigation/focus';
import { routes } from '@/lib/routes';

const REFUSAL = `You can compare up to ${MAX_COMPARED} apps. Remove one first.`;

/** A screen reader ignores the first text of a live region that is inserted with it, in milliseconds. */
const ANNOUNCE_MS = 150;

/**
 * The bar at the lower edge of the viewport, or with large text at the end of the page: the chosen apps, a link to their
 * comparison, and a button to clear it.
 */
export function CompareBar() {
  const { apps, choice, clear } = useStore(selectionStore);
  const announced = useAnnouncement(choice, apps.length);

  return (
    <>
      {apps.length > 0 && (
        // In the flow after the footer, so that it never covers the end of the page.
        <section
          aria-label="Chosen apps"
          className="compare-bar z-30 border-line border-t bg-surface shadow-card print:hidden"
        >
          <div className="shell flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-2">
            <p
              className={`min-w-0 basis-full sm:flex-1 sm:basis-0 ${choice?.type === 'refused' ? '' : 'line-clamp-1'}`}
            >
              {choice?.type === 'refused' ? (
                <strong className="block font-semibold text-sm leading-tight">{REFUSAL}</strong>
              ) : (
                apps.map(({ id, title }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <bdi>{title}</bdi>
                  </span>
                ))
              )}
            </p>
            <button
              type="button"
              className="button-quiet"
              onClick={() => {
                clear();
                // The button is removed with the bar.
                focusHeading();
              }}
            >
              Clear
              <span className="sr-only"> the chosen apps</span>
            </button>
            <AppLink
              href={routes.compare(apps.map(({ id }) => id))}
              className={apps.length > 1 ? 'button' : 'button-quiet'}
            >
              Compare ({formatExact(apps.length)})
            </AppLink>
          </div>
        </section>
      )}
      <p aria-live="polite" className="sr-only">
        {announced && <span key={announced.key}>{announced.text}</span>}
      </p>
    </>
  );
}

/** The text for each choice, with another key, so that an equal text is announced again. */
function useAnnouncement(choice: Choice | null, count: number): { key: number; text: string } | null {
  const [announced, setAnnounced] = useState<{ key: number; text: string } | null>(null);
  useEffect(() => {
    if (!choice) return;
    const text = textOf(choice, count);
    const timer = setTimeout(
      () => setAnnounced((before) => ({ key: (before?.key ?? 0) + 1, text })),
      ANNOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [choice, count]);
  return announced;
}

function textOf({ type, title }: Choice, count: number): string {
  switch (type) {
    case 'added':
    case 'removed':
      return `${title} ${type}. ${plural(count, 'app')} to compare.`;
    case 'refused':
      return REFUSAL;
    case 'cleared':
      return 'No apps to compare.';
  }
}
