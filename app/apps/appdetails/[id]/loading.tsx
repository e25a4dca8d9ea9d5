import { DetailsSkeleton } from '@/components/details/details-skeleton';

export default function AppDetailsLoading() {
  return <DetailsSkeleton />;
}
