import { filterApps, readChoice } from '@/lib/catalogue/filter';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';
import { followFacets } from './follow-facets';
import { NoneLeft } from './none-left';

/** What filters a list. Loaded when it is needed. */
export const filterCode = { followFacets, filterApps, readChoice, FilterForm, FilterChips, NoneLeft };
