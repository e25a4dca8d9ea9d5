/** The keys that journeys press. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace';

/** A browser tab: the common interface of all drivers. */
export interface Tab {
  /** Loads a path of the site. */
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Traverses one history entry back, like the back button of the browser. */
  back: () => Promise<void>;
  /** Runs a function in the page. It can use only its argument. Argument and result must be serializable. */
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Moves the mouse to a point of the viewport, in CSS pixels, and clicks. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
}

/** The size of a tab's viewport, or of its window, in CSS pixels. */
export const SIZE = { width: 1280, height: 800 };

/** A running browser with the storage of one profile. */
export interface Engine {
  /** Opens a tab for the site at an origin, and activates it. Other tabs stay open. */
  openTab: (origin: string) => Promise<Tab>;
  /** Closes all tabs. */
  reset: () => Promise<void>;
  /** The console errors and warnings since the last reset, as far as the engine reports them. */
  consoleErrors: () => Promise<string[]>;
  /** Ends the browser. */
  close: () => Promise<void>;
}
