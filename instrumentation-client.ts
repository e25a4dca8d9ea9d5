import { focusClicked, ignoreHeldEnter } from '@/lib/browser/focus-clicked';
import { retryImages } from '@/lib/browser/online';
import { startTheme } from '@/lib/browser/theme';
import { installTrustedTypes } from '@/lib/browser/trusted-types';
import { startSelection } from '@/lib/compare/selection';
import { closeLeftPopovers } from '@/lib/navigation/focus';
import { retryFailedPayloads } from '@/lib/navigation/payload-requests';
import { startNavigation } from '@/lib/navigation/store';
import { wakeSchedulerAfterBfcache } from '@/lib/navigation/wake-scheduler';

// Next runs this file before it loads React, and before hydration.

wakeSchedulerAfterBfcache();
installTrustedTypes();
focusClicked();
ignoreHeldEnter();
closeLeftPopovers();
retryFailedPayloads();
retryImages();
startTheme();
startSelection();

/** Next calls this at the start of each navigation, inside of its transition. */
export function onRouterTransitionStart(href: string, type: 'push' | 'replace' | 'traverse'): void {
  startNavigation(href, type);
}

// Makes the catalogue a part of this module: a change of the file in development reloads the page. Not the editor’s, which
// has changes that are not saved.
if (process.env.NODE_ENV === 'development' && process.env.EDITOR_BUILD !== '1')
  void new URL('./public/appsData.json', import.meta.url);
