import { readRecordedErrors } from './console-recorder';
import { type Engine, type Key, SIZE, type Tab } from './tab';
import type { Command, WebDriverSession } from './webdriver-session';

/** WebDriver's code points for keys. */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
};

/** A browser driven by WebDriver. */
export function createWebDriverEngine(session: WebDriverSession): Engine {
  let current = '';
  let tabs: Tab[] = [];

  async function switchTo(handle: string): Promise<void> {
    if (handle === current) return;
    await session.send('switchTo', { handle });
    current = handle;
  }

  async function openTab(origin: string): Promise<Tab> {
    // In a new window: WebKitGTK's driver does not show a new tab.
    const { handle } = (await session.send('newWindow', { type: 'window', focus: true })) as {
      handle: string;
    };
    await switchTo(handle);
    const tab = createTab(origin, async (command, parameters) => {
      await switchTo(handle);
      return session.send(command, parameters);
    });
    await tab.resize(SIZE.width, SIZE.height);
    tabs.push(tab);
    return tab;
  }

  /** Closes all windows except the first, which is blank: a session ends with its last window. */
  async function reset(): Promise<void> {
    tabs = [];
    const handles = (await session.send('getWindows')) as string[];
    for (const handle of handles.slice(1)) {
      await switchTo(handle);
      await session.send('closeWindow');
    }
    await switchTo(handles[0] ?? '');
  }

  return {
    openTab,
    reset,
    consoleErrors: async () => {
      const errors: string[] = [];
      for (const tab of tabs) errors.push(...(await tab.evaluate(readRecordedErrors, null)));
      return errors;
    },
    close: session.close,
  };
}

function createTab(origin: string, send: (command: Command, parameters?: object) => Promise<unknown>): Tab {
  const perform = (source: object) => send('perform', { actions: [source] });

  async function press(keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await perform({ type: 'key', id: 'keyboard', actions });
  }

  return {
    goto: async (path) => void (await send('navigate', { url: origin + path })),
    reload: async () => void (await send('refresh')),
    back: async () => void (await send('back')),
    evaluate: async <Argument, Result>(
      run: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
    ) => (await send('execute', { script: `return (${run})(arguments[0])`, args: [argument] })) as Result,
    clickAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    type: (text) => press([...text]),
    press: (key) => press([KEYS[key]]),
    resize: async (width, height) => void (await send('setWindowRect', { width, height })),
  };
}
