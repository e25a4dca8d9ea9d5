import { useCallback, useState } from 'react';
import type { SortOrder } from '@/lib/catalogue/select';
import { useUrlParameter } from '@/lib/hooks/use-url-parameter';

/** The order of the installed list, which is stored in the query string: `/apps/install?sort=high-low`. */
export function useSortOrder(): [order: SortOrder, change: (order: SortOrder) => void] {
  const [order, setOrder] = useState<SortOrder>('none');
  const writeUrl = useUrlParameter(
    'sort',
    useCallback((value: string) => setOrder(isOrder(value) ? value : 'none'), []),
  );
  const change = (next: SortOrder) => {
    setOrder(next);
    writeUrl(next === 'none' ? '' : next);
  };
  return [order, change];
}

function isOrder(value: string): value is SortOrder {
  return value === 'high-low' || value === 'low-high';
}
