import { SkeletonGrid } from '@/components/catalogue/app-grid';

export default function HomeLoading() {
  return (
    <div className="shell py-12 md:py-16" aria-busy="true">
      <SkeletonGrid />
    </div>
  );
}
