// For NODE_OPTIONS: the clock of a process 40 days later.
const { now } = Date;
Date.now = () => now() + 40 * 86_400_000;
globalThis.Date = new Proxy(Date, {
  construct: (target, args) => (args.length > 0 ? new target(...args) : new target(Date.now())),
});
