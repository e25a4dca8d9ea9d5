/**
 * Keeps React working in a page that is restored from the bfcache. Firefox loses the message that React's scheduler has
 * sent to itself when the page is left (seen in Firefox 153). The scheduler then waits for it forever, so that the
 * restored page never completes a navigation. Another message wakes it up, and has no effect otherwise.
 *
 * Called before React is loaded: the channel of its scheduler is the first one of the page.
 */
export function wakeSchedulerAfterBfcache(): void {
  const { MessageChannel } = window;
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      window.MessageChannel = MessageChannel;
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) this.port2.postMessage(null);
      });
    }
  };
}
