import { InstalledSkeleton } from '@/components/installed/installed-skeleton';

export default function InstalledLoading() {
  return (
    <div className="shell py-12 md:py-16" aria-busy="true">
      <InstalledSkeleton />
    </div>
  );
}
