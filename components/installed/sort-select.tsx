import { Select } from '@/components/ui/select';
import type { SortOrder } from '@/lib/catalogue/select';

const options: { value: SortOrder; label: string }[] = [
  { value: 'none', label: 'Sort By DownLoads' },
  { value: 'high-low', label: 'High->Low' },
  { value: 'low-high', label: 'Low->High' },
];

export interface SortSelectProps {
  order: SortOrder;
  onChange: (order: SortOrder) => void;
}

/** The sort dropdown of the installed list. */
export function SortSelect({ order, onChange }: SortSelectProps) {
  return <Select label="Sort the installed apps" options={options} value={order} onChange={onChange} />;
}
