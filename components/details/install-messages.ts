import type { Announcement } from '@/components/ui/dialogs';
import type { InstallOutcome } from '@/lib/installed/store';

/** The dialogs after a click on 'Install Now'. */
export const outcomeAnnouncements: Record<InstallOutcome, Announcement> = {
  installed: { icon: 'success', title: 'App Installed!', isDraggable: true },
  unsaved: {
    icon: 'success',
    title: 'App Installed!',
    text: 'Your browser could not remember it, so it stays installed for this visit only.',
    isDraggable: true,
  },
  duplicate: { icon: 'info', title: 'Item already Added' },
};
