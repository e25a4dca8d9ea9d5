import { InstalledRowSkeleton } from '@/components/installed/installed-row-skeleton';

export default function InstalledLoading() {
  return (
    <div className="shell flex animate-pulse flex-col gap-4 py-12 md:py-16" aria-busy="true">
      <InstalledRowSkeleton />
      <InstalledRowSkeleton />
      <InstalledRowSkeleton />
    </div>
  );
}
