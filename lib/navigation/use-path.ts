import { usePathname } from 'next/navigation';
import { pathInSite } from '@/lib/routes';

/** The path of the current page, as in `routes`. The router's has the slash at the end that some hosts and layouts add. */
export function usePath(): string {
  return pathInSite(usePathname());
}
