/** The keys that journeys press. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace';

/** A tab of a browser: what the ways to drive one have in common. */
export interface Tab {
  /** Loads a path of the site. */
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Goes one step back in the history, as the browser's button does. */
  back: () => Promise<void>;
  /** Runs a function in the page. It can use its argument alone, and both must be serializable. */
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Moves the mouse to a point of the viewport, in CSS pixels, and clicks. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
}

/** The size of a tab's viewport, or of its window, in CSS pixels. */
export const SIZE = { width: 1280, height: 800 };

/** A browser that runs, with the storage of one profile. */
export interface Engine {
  /** Name, version and how it is driven. */
  label: string;
  /** Opens a tab for the site at an origin, and shows it. Those that are open stay. */
  openTab: (origin: string) => Promise<Tab>;
  /** Closes all tabs. */
  reset: () => Promise<void>;
  /** The console's errors and warnings since the last reset, as far as they can be seen. */
  consoleErrors: () => Promise<string[]>;
  /** Ends the browser. */
  close: () => Promise<void>;
}
