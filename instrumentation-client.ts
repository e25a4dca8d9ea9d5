import { retryFailedPayloads } from '@/lib/navigation/payload-requests';
import { startNavigation } from '@/lib/navigation/store';
import { wakeSchedulerAfterBfcache } from '@/lib/navigation/wake-scheduler';
import { installTrustedTypes } from '@/lib/security/trusted-types';

// Next runs this file before it loads React, and before hydration.

wakeSchedulerAfterBfcache();
installTrustedTypes();
retryFailedPayloads();

/** Next calls this at the start of each navigation, inside of its transition. */
export function onRouterTransitionStart(href: string, type: 'push' | 'replace' | 'traverse'): void {
  startNavigation(href, type);
}
