import { useCallback, useState } from 'react';
import { isListOrder, type ListOrder } from '@/lib/catalogue/list-order';
import { useUrlParameter } from '@/lib/hooks/use-url-parameter';

/** The URL parameter of the order: `/apps?sort=rating`. */
export const ORDER_PARAMETER = 'sort';

/** The order of the listing, which is stored in the query string. */
export function useListOrder(): [order: ListOrder, change: (order: ListOrder) => void] {
  const [order, setOrder] = useState<ListOrder>('catalogue');
  const writeUrl = useUrlParameter(
    ORDER_PARAMETER,
    useCallback((value: string) => setOrder(isListOrder(value) ? value : 'catalogue'), []),
  );
  const change = (next: ListOrder) => {
    setOrder(next);
    writeUrl(next === 'catalogue' ? '' : next);
  };
  return [order, change];
}
