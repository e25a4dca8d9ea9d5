import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { AppLink } from '@/components/ui/app-link';
import { ShortText } from '@/components/ui/short-text';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { useRootClass } from '@/lib/browser/use-root-class';
import { type Choice, type ChosenApp, MAX_COMPARED, selectionStore } from '@/lib/compare/selection';
import { announce } from '@/lib/navigation/announce';
import { focusHeading, focusNearest } from '@/lib/navigation/focus';
import { routes } from '@/lib/routes';
import { languageOf } from '@/lib/text/language';
import * as texts from '@/texts/choice';

const REFUSAL = texts.tooMany(MAX_COMPARED);

/**
 * The bar at the lower edge of the viewport, or with large text at the end of the page: the chosen apps, a link to their
 * comparison, and a button to clear it.
 */
export function CompareBar() {
  const { apps, choice, toggle, clear } = useStore(selectionStore);
  const list = useRef<HTMLUListElement>(null);
  const isShown = apps.length > 0;
  useRootClass('with-compare-bar', isShown);

  useEffect(() => {
    const { activeElement } = document;
    if (!isShown || !activeElement?.matches(':focus-visible')) return;
    // Not to a control from which the visitor has scrolled away.
    const { top } = activeElement.getBoundingClientRect();
    if (top > 0 && top < window.innerHeight) activeElement.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  useEffect(() => {
    // After the focus has moved, which would interrupt a screen reader.
    if (choice) queueMicrotask(() => announce(textOf(choice, apps.length)));
  }, [choice, apps.length]);

  function remove(app: ChosenApp, index: number) {
    ignoreSecondClick();
    flushSync(() => toggle(app));
    focusNearest(list.current?.querySelectorAll('button'), index);
  }

  if (!isShown) return null;
  return (
    // In the flow after the footer, so that it never covers the end of the page.
    <div className="compare-bar">
      {choice?.type === 'refused' && (
        <p className="compare-refusal">
          <strong className="shell block font-semibold">{REFUSAL}</strong>
        </p>
      )}
      <section aria-label={texts.chosenApps} className="border-line border-t bg-surface shadow-card">
        <div className="shell flex flex-wrap items-center justify-end gap-x-3 gap-y-2 py-2">
          <ul role="list" ref={list} className="flex min-w-0 basis-full flex-wrap gap-1 sm:flex-1 sm:basis-0">
            {apps.map((app, index) => (
              <li key={app.id} className="chosen-app">
                <bdi title={app.title} lang={languageOf(app.title) ?? app.language} className="truncate">
                  {app.title}
                </bdi>
                <button
                  type="button"
                  aria-label={texts.remove(app.title)}
                  onClick={() => remove(app, index)}
                />
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              ignoreSecondClick();
              clear();
              // The button is removed with the bar.
              focusHeading();
            }}
          >
            <ShortText text={texts.clear} full={texts.clearChosen} />
          </button>
          <AppLink
            href={routes.compare(apps.map(({ id }) => id))}
            className={apps.length > 1 ? 'button' : 'button-quiet'}
          >
            {texts.compareCount(apps.length)}
          </AppLink>
        </div>
      </section>
    </div>
  );
}

function textOf({ type, title }: Choice, count: number): string {
  switch (type) {
    case 'added':
      return texts.added(title, count);
    case 'removed':
      return texts.removed(title, count);
    case 'refused':
      return REFUSAL;
    case 'cleared':
      return texts.cleared;
  }
}
