import { PageSkeleton } from '@/components/layout/page-skeleton';

export default function AppDetailsLoading() {
  return <PageSkeleton />;
}
