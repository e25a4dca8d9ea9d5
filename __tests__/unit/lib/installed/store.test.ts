import { isId } from '@/lib/id';
import { parseAppList } from '@/lib/installed/app-list';
import { createInstalledStore, MAX_COPIES, UNREADABLE_KEY } from '@/lib/installed/store';
import { character, fc } from '../../../fixtures/properties';
import { buildStorage, refuse } from '../../../fixtures/storage';

/** Creates a store with this storage. */
const createStore = (browser: Storage) => createInstalledStore(() => browser);

const keysOf = (browser: Storage) =>
  Array.from({ length: browser.length }, (_, index) => browser.key(index)!);

let complain: jest.SpyInstance;

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockReturnValue();
});

describe('reading', () => {
  test('is not in the initial state, with which pages are hydrated', () => {
    expect(createStore(buildStorage({ appList: '[3]' })).getInitialState().ids).toEqual([]);
  });

  test.each([
    ['the storage', () => buildStorage({ appList: '[3]' }, { getItem: refuse })],
    ['the access to it', refuse],
  ])('starts without apps if %s throws', (_title, open) => {
    expect(createInstalledStore(open).getState().ids).toEqual([]);
  });

  test('accesses the storage every time, because it may work again', () => {
    const open = jest.fn(() => buildStorage({ appList: '[3]' }));
    open.mockImplementationOnce(refuse);
    const store = createInstalledStore(open);
    expect(store.getState().ids).toEqual([]);
    store.getState().refresh();
    expect(store.getState().ids).toEqual([3]);
  });

  test('tells nobody of the same list again', () => {
    const browser = buildStorage({ appList: '[3]', 'appList.days': '{"3":"2026-11-10"}' });
    const store = createStore(browser);
    const listener = jest.fn();
    store.subscribe(listener);
    store.getState().refresh();
    expect(listener).not.toHaveBeenCalled();
    browser.setItem('appList.days', '{"3":"2026-11-11"}');
    store.getState().refresh();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('keeps the last known list if the storage starts to throw', () => {
    const browser = buildStorage({ appList: '[3,17]' });
    const store = createStore(browser);
    browser.getItem = refuse;
    store.getState().refresh();
    expect(store.getState().ids).toEqual([3, 17]);
  });

  test('never writes or throws, and yields unique ids, for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: character }), fc.json()), (text) => {
        const browser = buildStorage({ appList: text });
        const { ids, refresh } = createStore(browser).getState();
        refresh();
        expect(ids.every(isId)).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
        expect(browser.getItem('appList')).toBe(text);
        expect(browser.length).toBe(1);
      }),
    );
  });
});

describe('install', () => {
  test('rejects an id that is in the list', async () => {
    const browser = buildStorage({ appList: '["3"]' });
    const store = createStore(browser);
    expect(await store.getState().install(3)).toBe('duplicate');
    expect(store.getState().ids).toEqual([3]);
    expect(browser.getItem('appList')).toBe('["3"]');
  });

  test('rejects an id that another tab has installed', async () => {
    const browser = buildStorage();
    const store = createStore(browser);
    browser.setItem('appList', '[3]');
    expect(await store.getState().install(3)).toBe('duplicate');
    expect(store.getState().ids).toEqual([3]);
  });

  test.each([
    ['if the storage is full', () => buildStorage({}, { setItem: refuse })],
    ['if the access to the storage throws', refuse],
  ])('lasts for the visit and returns unsaved %s', async (_title, open) => {
    const store = createInstalledStore(open);
    expect(await store.getState().install(3)).toBe('unsaved');
    expect(await store.getState().install(3)).toBe('duplicate');
    expect(await store.getState().install(17)).toBe('unsaved');
    expect(store.getState().ids).toEqual([3, 17]);
  });
});

describe('installAll', () => {
  test('appends the ids that are not in the list', async () => {
    const browser = buildStorage({ appList: '[17,3]' });
    expect(await createStore(browser).getState().installAll([5, 3, 4000])).toBe('installed');
    expect(browser.getItem('appList')).toBe('[17,3,5,4000]');
  });
});

describe('uninstall', () => {
  test('removes the id and no other', async () => {
    const browser = buildStorage({ appList: '[3,17,5]' });
    const store = createStore(browser);
    await store.getState().uninstall(17);
    expect(store.getState().ids).toEqual([3, 5]);
    expect(browser.getItem('appList')).toBe('[3,5]');
  });

  test.each(['[17]', '["17"]', '[17,null]', 'oops'])(
    'of an unknown id does not overwrite %j',
    async (text) => {
      const browser = buildStorage({ appList: text });
      const setItem = jest.spyOn(browser, 'setItem');
      await createStore(browser).getState().uninstall(3);
      expect(setItem).not.toHaveBeenCalled();
      expect(browser.getItem('appList')).toBe(text);
    },
  );

  test('of an id that another tab has removed writes nothing, and updates the list', async () => {
    const browser = buildStorage({ appList: '[3,17]' });
    const store = createStore(browser);
    browser.setItem('appList', '[17]');
    const setItem = jest.spyOn(browser, 'setItem');
    await store.getState().uninstall(3);
    expect(setItem).not.toHaveBeenCalled();
    expect(store.getState().ids).toEqual([17]);
  });
});

describe('writing', () => {
  test('writes a plain JSON array of numbers, not an envelope or strings', async () => {
    const browser = buildStorage({ appList: '["3","17"]' });
    await createStore(browser).getState().install(5);
    expect(browser.getItem('appList')).toBe('[3,17,5]');
    expect(keysOf(browser)).toEqual(['appList', 'appList.days']);
  });

  test('writes a list that is read unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.maxSafeNat(), { minLength: 1 }), async (ids) => {
        const browser = buildStorage();
        expect(await createStore(browser).getState().installAll(ids)).toBe('installed');
        expect(JSON.parse(browser.getItem('appList')!)).toEqual(ids);
        expect(createStore(browser).getState().ids).toEqual(ids);
      }),
    );
  });
});

describe('a damaged list', () => {
  test.each(['oops', '', '{}', 'null', '[3,null]', '[3,3]'])(
    '%j is copied before it is overwritten',
    async (text) => {
      const browser = buildStorage({ appList: text });
      await createStore(browser).getState().installAll([3, 5]);
      expect(browser.getItem('appList.unreadable')).toBe(text);
      expect(browser.getItem('appList')).toBe('[3,5]');
    },
  );

  test('is copied, and later writes do not change the copy', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: character }), fc.json()), async (text) => {
        const browser = buildStorage({ appList: text });
        const { install } = createStore(browser).getState();
        await install(1e9);
        const kept = browser.getItem('appList.unreadable');
        await install(2e9);
        expect(browser.getItem('appList.unreadable')).toBe(kept);
        // A list is not copied if a write loses nothing: it contains only ids, as numbers or strings.
        const isId = (id: unknown) => typeof id === 'number' || typeof id === 'string';
        if (kept === null) expect(JSON.parse(text).every(isId)).toBe(true);
        else expect(kept).toBe(text);
      }),
    );
  });

  test.each([
    ['there is no space for the copy', 'appList.unreadable', null],
    ['there is only space for the copy', 'appList', '[3,null]'],
  ])('is not overwritten if %s', async (_title, refused, copy) => {
    const browser = buildStorage({ appList: '[3,null]' });
    const write = browser.setItem;
    browser.setItem = (key, value) => (key === refused ? refuse() : write(key, value));
    const store = createStore(browser);
    expect(await store.getState().install(5)).toBe('unsaved');
    expect(browser.getItem('appList')).toBe('[3,null]');
    expect(browser.getItem('appList.unreadable')).toBe(copy);
    expect(store.getState().ids).toEqual([3, 5]);
  });
});

describe('a second damaged list', () => {
  /** Damages the list with each text, and then installs an app. */
  async function damage(browser: Storage, texts: readonly string[]): Promise<string[]> {
    const { install } = createStore(browser).getState();
    const outcomes: string[] = [];
    for (const text of texts) {
      browser.setItem('appList', text);
      outcomes.push(await install(1));
    }
    return outcomes;
  }

  test('gets a copy of its own, which does not replace the first one', async () => {
    const browser = buildStorage();
    await damage(browser, ['oops', '[3,null', 'oops', '[3,null']);
    expect(browser.getItem('appList')).toBe('[1]');
    expect(browser.getItem('appList.unreadable')).toBe('oops');
    expect(browser.getItem('appList.unreadable.2')).toBe('[3,null');
    expect(copiesIn(browser)).toHaveLength(2);
  });

  test('is not overwritten if there are ten copies of others, and works for the visit', async () => {
    const browser = buildStorage();
    const texts = Array.from({ length: MAX_COPIES + 1 }, (_, index) => `oops ${index}`);
    expect(await damage(browser, texts)).toEqual([...texts.slice(1).map(() => 'installed'), 'unsaved']);
    expect(browser.getItem('appList')).toBe('oops 10');
    expect(copiesIn(browser)).toHaveLength(MAX_COPIES);
    expect(String(complain.mock.calls[0][1])).toContain('10 copies of damaged lists');
    browser.removeItem('appList.unreadable.4');
    expect(await damage(browser, ['oops 10'])).toEqual(['installed']);
    expect(browser.getItem('appList.unreadable.4')).toBe('oops 10');
  });

  test('loses no text, however many there are, and the number of copies is limited', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 3 }), { maxLength: 20 }), async (texts) => {
        const browser = buildStorage();
        const { install } = createStore(browser).getState();
        const held = () => keysOf(browser).map((key) => browser.getItem(key));
        for (const [index, text] of texts.entries()) {
          browser.setItem('appList', text);
          const outcome = await install(1e9 + index);
          for (const earlier of texts.slice(0, index + 1))
            if (parseAppList(earlier).isDamaged) expect(held()).toContain(earlier);
          // A program that damages the list does so only once more when its last text is safe.
          if (outcome === 'unsaved') break;
        }
        expect(copiesIn(browser).length).toBeLessThanOrEqual(MAX_COPIES);
      }),
    );
  });

  /** The keys of the copies. */
  function copiesIn(browser: Storage): string[] {
    return keysOf(browser).filter((key) => key.startsWith(UNREADABLE_KEY));
  }
});

describe('a rejected write', () => {
  /** A store whose browser rejects writes until `accept` is called. `write` is a write of another tab. */
  function createRejected(list: string) {
    const browser = buildStorage({ appList: list });
    const write = browser.setItem;
    browser.setItem = refuse;
    const accept = () => Object.assign(browser, { setItem: write });
    return { browser, store: createStore(browser), write, accept };
  }

  test('does not throw, is logged, and lasts for the visit', async () => {
    const { browser, store } = createRejected('[3,17]');
    expect(await store.getState().install(5)).toBe('unsaved');
    await store.getState().uninstall(3);
    store.getState().refresh();
    expect(store.getState().ids).toEqual([17, 5]);
    expect(browser.getItem('appList')).toBe('[3,17]');
    expect(complain).toHaveBeenCalledTimes(2);
    expect(complain.mock.calls[0][1]).toMatchObject({ name: 'QuotaExceededError' });
  });

  test("does not hide another tab's changes", async () => {
    const { store, write } = createRejected('[3,17]');
    await store.getState().install(5);
    await store.getState().uninstall(3);
    write('appList', '[3,17,9]');
    store.getState().refresh();
    expect(store.getState().ids).toEqual([17, 9, 5]);
  });

  test('ends when another tab has made the same change, which that tab can revert', async () => {
    const { store, write } = createRejected('[]');
    await store.getState().install(5);
    write('appList', '[5]');
    store.getState().refresh();
    expect(store.getState().ids).toEqual([5]);

    write('appList', '[]');
    store.getState().refresh();
    expect(store.getState().ids).toEqual([]);
  });

  test('is saved by the next successful write, and then discarded, so that another tab can revert it', async () => {
    const { browser, store, write, accept } = createRejected('[3]');
    await store.getState().install(5);
    accept();
    expect(await store.getState().install(9)).toBe('installed');
    expect(browser.getItem('appList')).toBe('[3,5,9]');

    write('appList', '[9]');
    store.getState().refresh();
    expect(store.getState().ids).toEqual([9]);
  });

  test('is applied to every later read', async () => {
    const few = fc.uniqueArray(fc.nat(9));
    const change = fc.record({ type: fc.constantFrom('install', 'uninstall'), id: fc.nat(9) });
    await fc.assert(
      fc.asyncProperty(few, fc.array(change), async (held, changes) => {
        const { browser, store } = createRejected(JSON.stringify(held));
        const expected = new Set(held);
        for (const { type, id } of changes) {
          await store.getState()[type as 'install' | 'uninstall'](id);
          if (type === 'install') expected.add(id);
          else expected.delete(id);
          store.getState().refresh();
          expect(new Set(store.getState().ids)).toEqual(expected);
        }
        expect(browser.getItem('appList')).toBe(JSON.stringify(held));
      }),
    );
  });
});

describe('a list that cannot be read before a write', () => {
  /** A storage whose reads fail after the first one, while writes succeed. */
  function breakAfterReading(text: string) {
    const browser = buildStorage({ appList: text });
    const read = browser.getItem;
    const store = createStore(browser);
    browser.getItem = refuse;
    const repair = () => Object.assign(browser, { getItem: read });
    return { browser, store, read, repair };
  }

  test.each(['[3]', '[3,null]', 'oops'])('is not overwritten: %j', async (text) => {
    const { browser, store, read } = breakAfterReading(text);
    const setItem = jest.spyOn(browser, 'setItem');
    expect(await store.getState().install(5)).toBe('unsaved');
    expect(setItem).not.toHaveBeenCalled();
    expect(read('appList')).toBe(text);
    expect(complain.mock.calls).toEqual([
      [expect.any(String), expect.objectContaining({ name: 'QuotaExceededError' })],
    ]);
  });

  test('is replaced by the last known list, with the changes applied', async () => {
    const { store } = breakAfterReading('[3,17]');
    await store.getState().uninstall(3);
    await store.getState().install(5);
    store.getState().refresh();
    expect(store.getState().ids).toEqual([17, 5]);
  });

  test('is written with the next change when it can be read again', async () => {
    const { browser, store, repair } = breakAfterReading('[3,17]');
    await store.getState().uninstall(3);
    await store.getState().install(5);
    browser.setItem('appList', '[3,17,9]');
    repair();
    store.getState().refresh();
    expect(store.getState().ids).toEqual([17, 9, 5]);
    expect(await store.getState().install(8)).toBe('installed');
    expect(browser.getItem('appList')).toBe('[17,9,5,8]');
  });
});

test('a read that fails once removes no app of this tab or of another tab', async () => {
  const browser = buildStorage({ appList: '[3]' });
  const store = createStore(browser);
  await store.getState().install(5);
  const readable = jest.spyOn(browser, 'getItem').mockImplementationOnce(() => refuse());
  store.getState().refresh();
  expect(store.getState().ids).toEqual([3, 5]);
  readable.mockRestore();
  browser.setItem('appList', '[3,5,17]');
  await store.getState().install(9);
  expect(browser.getItem('appList')).toBe('[3,5,17,9]');
});
