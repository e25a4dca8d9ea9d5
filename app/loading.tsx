import { PageSkeleton } from '@/components/layout/page-skeleton';

export default function HomeLoading() {
  return <PageSkeleton />;
}
