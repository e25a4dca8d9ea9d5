import { Select } from '@/components/ui/select';
import type { ListOrder } from '@/lib/catalogue/list-order';

const options: { value: ListOrder; label: string }[] = [
  { value: 'catalogue', label: 'Catalogue order' },
  { value: 'downloads', label: 'Most downloads' },
  { value: 'rating', label: 'Best rated' },
  { value: 'reviews', label: 'Most reviewed' },
  { value: 'title', label: 'Title' },
];

export interface OrderSelectProps {
  order: ListOrder;
  onChange: (order: ListOrder) => void;
}

/** The order dropdown of the listing. */
export function OrderSelect({ order, onChange }: OrderSelectProps) {
  return (
    <div className="needs-script sm:w-52">
      <Select label="Sort the apps" options={options} value={order} onChange={onChange} />
    </div>
  );
}
