import { ComparisonSkeleton } from '@/components/compare/comparison-skeleton';

export default function CompareLoading() {
  return (
    <div className="shell py-6 md:py-8" aria-busy="true">
      <ComparisonSkeleton />
    </div>
  );
}
