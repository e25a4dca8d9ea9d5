/** The commands of WebDriver that journeys need: their HTTP requests, and their names in Firefox's Marionette. */
export const COMMANDS = {
  navigate: { method: 'POST', path: 'url', marionette: 'Navigate' },
  refresh: { method: 'POST', path: 'refresh', marionette: 'Refresh' },
  back: { method: 'POST', path: 'back', marionette: 'Back' },
  execute: { method: 'POST', path: 'execute/sync', marionette: 'ExecuteScript' },
  perform: { method: 'POST', path: 'actions', marionette: 'PerformActions' },
  newWindow: { method: 'POST', path: 'window/new', marionette: 'NewWindow' },
  switchTo: { method: 'POST', path: 'window', marionette: 'SwitchToWindow' },
  closeWindow: { method: 'DELETE', path: 'window', marionette: 'CloseWindow' },
  setWindowRect: { method: 'POST', path: 'window/rect', marionette: 'SetWindowRect' },
  getWindows: { method: 'GET', path: 'window/handles', marionette: 'GetWindowHandles' },
} as const;

export type Command = keyof typeof COMMANDS;

/** A WebDriver session, over any transport. */
export interface WebDriverSession {
  /** @throws Error with the browser's message. */
  send: (command: Command, parameters?: object) => Promise<unknown>;
  /** Ends the session and the browser. */
  close: () => Promise<void>;
}
