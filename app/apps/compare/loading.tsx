import { ComparisonSkeleton } from '@/components/compare/comparison-skeleton';

export default function CompareLoading() {
  return (
    <div className="shell py-12 md:py-16" aria-busy="true">
      <ComparisonSkeleton />
    </div>
  );
}
