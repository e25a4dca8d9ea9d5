import type { CardApp } from '@/lib/catalogue/select';
import { announce, confirm } from '@/lib/dialogs';
import { focusHeading } from '@/lib/focus';
import { useInstalledApps } from '@/lib/hooks/use-installed-apps';

/** Asks, uninstalls, and says what became of it. */
export function useUninstall(): (app: Pick<CardApp, 'id'>) => Promise<void> {
  const { uninstall } = useInstalledApps();
  return async ({ id }) => {
    const answer = await confirm({
      icon: 'warning',
      title: 'Are you sure?',
      text: "You won't be able to revert this!",
      confirmText: 'Yes, Uninstall it!',
      cancelText: 'No, cancel!',
    });
    if (answer === 'cancelled') {
      await announce({ icon: 'error', title: 'Cancelled', text: 'Your imaginary file is safe :)' });
    } else if (answer === 'confirmed') {
      uninstall(id);
      await announce({ icon: 'success', title: 'Uninstalled!', text: 'App has been Uninstalled.' });
      // The row is gone, and its button with it.
      focusHeading();
    }
  };
}
