import { InstalledSkeleton } from '@/components/installed/installed-skeleton';

export default function InstalledLoading() {
  return (
    <div className="shell py-6 md:py-8" aria-busy="true">
      <InstalledSkeleton />
    </div>
  );
}
