import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { parseIds } from '@/lib/compare/ids';
import { selectionStore } from '@/lib/compare/selection';
import type { AppId } from '@/lib/id';
import { useUrlParameter } from '@/lib/navigation/use-url-parameter';

/** The ids of the comparison, which are stored in the query string: `/apps/compare?ids=1,2`. */
export function useIds() {
  /** null until the URL is read: prerendered HTML does not have its query string. */
  const [text, setText] = useState<string | null>(null);
  const writeUrl = useUrlParameter(
    'ids',
    useCallback((value: string) => setText(value), []),
  );
  // After that hook, which does not report an absent parameter.
  useLayoutEffect(() => setText((known) => known ?? ''), []);

  const parsed = useMemo(() => parseIds(text ?? ''), [text]);
  return {
    /** Whether the URL has been read. */
    isKnown: text !== null,
    ...parsed,
    /** Removes an app from the comparison, and from the apps that the visitor has chosen. A further id takes its place. */
    remove(removed: AppId | undefined) {
      const left = [...parsed.ids, ...parsed.extra].filter((id) => id !== removed).join();
      setText(left);
      writeUrl(left);
      const { apps, replace } = selectionStore.getState();
      if (apps.some(({ id }) => id === removed)) replace(apps.filter(({ id }) => id !== removed));
    },
  };
}
