import { parseAppList } from '@/lib/installed/app-list';
import { APP_LIST_KEY } from '@/lib/installed/key';
import { createAppListStorage } from '@/lib/installed/storage';
import { MAX_COPIES, UNREADABLE_KEY } from '@/lib/installed/unreadable-copies';
import { fc } from '../../../fixtures/properties';
import { buildStorage, refuse } from '../../../fixtures/storage';

const entry = (...ids: number[]) => ({ state: { ids }, version: 0 });

let complain: jest.SpyInstance;

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockReturnValue();
});

test('has the documented keys', () => {
  expect(APP_LIST_KEY).toBe('appList');
  expect(UNREADABLE_KEY).toBe('appList.unreadable');
});

describe('reading', () => {
  test.each([
    ['nothing', {}, []],
    ['a list', { appList: '[3,17]' }, [3, 17]],
    ['the list of an earlier version', { appList: '["3","17"]' }, [3, 17]],
    ['the valid ids of a damaged list', { appList: '[3,null,3]' }, [3]],
    ['no ids for invalid JSON', { appList: 'oops' }, []],
    ["nothing out of zustand's own envelope", { appList: '{"state":{"ids":[3]},"version":0}' }, []],
  ])('returns %s', (_title, items, ids) => {
    const storage = createAppListStorage(() => buildStorage(items));
    expect(storage.getItem('appList')).toEqual(entry(...ids));
  });

  test('returns no ids if the storage throws', () => {
    const storage = createAppListStorage(() => buildStorage({ appList: '[3]' }, { getItem: refuse }));
    expect(storage.getItem('appList')).toEqual(entry());
  });

  test('returns no ids if the access to the storage throws', () => {
    expect(createAppListStorage(refuse).getItem('appList')).toEqual(entry());
  });

  test('returns the last known list if the storage starts to throw', () => {
    const browser = buildStorage({ appList: '[3,17]' });
    const storage = createAppListStorage(() => browser);
    storage.getItem('appList');
    browser.getItem = refuse;
    expect(storage.getItem('appList')).toEqual(entry(3, 17));
  });

  test('accesses the storage every time, because it may work again', () => {
    const open = jest.fn(() => buildStorage({ appList: '[3]' }));
    open.mockImplementationOnce(refuse);
    const storage = createAppListStorage(open);
    expect(open).not.toHaveBeenCalled();
    expect(storage.getItem('appList')).toEqual(entry());
    expect(storage.getItem('appList')).toEqual(entry(3));
  });

  test('never writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const browser = buildStorage({ appList: text });
        const storage = createAppListStorage(() => browser);
        storage.getItem('appList');
        void storage.isSaved();
        expect(browser.getItem('appList')).toBe(text);
        expect(browser.length).toBe(1);
      }),
    );
  });

  test('never throws, and returns unique ids, for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const found = createAppListStorage(() => buildStorage({ appList: text })).getItem('appList');
        const { ids } = (found as ReturnType<typeof entry>).state;
        expect(ids.every(Number.isSafeInteger)).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('writing', () => {
  test('writes a plain JSON array, not an envelope', () => {
    const browser = buildStorage();
    createAppListStorage(() => browser).setItem('appList', entry(3, 17));
    expect(browser.getItem('appList')).toBe('[3,17]');
    expect(browser.length).toBe(1);
  });

  test('converts the strings of an earlier version to numbers, without a copy', () => {
    const browser = buildStorage({ appList: '["3","17"]' });
    createAppListStorage(() => browser).setItem('appList', entry(3, 17, 5));
    expect(browser.getItem('appList')).toBe('[3,17,5]');
    expect(browser.getItem('appList.unreadable')).toBeNull();
  });

  test('writes a list that is read unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.maxSafeNat()), async (ids) => {
        const browser = buildStorage();
        const storage = createAppListStorage(() => browser);
        storage.setItem('appList', entry(...ids));
        expect(JSON.parse(browser.getItem('appList')!)).toEqual(ids);
        expect(storage.getItem('appList')).toEqual(entry(...ids));
        expect(await storage.isSaved()).toBe(true);
      }),
    );
  });
});

describe('a damaged list', () => {
  test.each(['oops', '', '{}', 'null', '[3,null]', '[3,3]'])(
    '%j is copied before it is overwritten',
    (text) => {
      const browser = buildStorage({ appList: text });
      createAppListStorage(() => browser).setItem('appList', entry(3, 5));
      expect(browser.getItem('appList.unreadable')).toBe(text);
      expect(browser.getItem('appList')).toBe('[3,5]');
    },
  );

  test('is copied, and later writes do not change the copy', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const browser = buildStorage({ appList: text });
        const storage = createAppListStorage(() => browser);
        storage.setItem('appList', entry(1));
        const kept = browser.getItem('appList.unreadable');
        storage.setItem('appList', entry(1, 2));
        expect(browser.getItem('appList.unreadable')).toBe(kept);
        // A list is not copied if a write loses nothing: it contains only ids, as numbers or strings.
        if (kept === null) expect(text).toMatch(/^\s*\[[\s\d",.eE+-]*\]\s*$/);
        else expect(kept).toBe(text);
      }),
    );
  });

  test('is copied first, so that a failure after the first write loses nothing', () => {
    const browser = buildStorage({ appList: '[3,null]' });
    const setItem = jest.spyOn(browser, 'setItem');
    createAppListStorage(() => browser).setItem('appList', entry(3, 5));
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['appList.unreadable', 'appList']);
  });

  test('is not overwritten if there is no space for the copy', async () => {
    const browser = buildStorage({ appList: '[3,null]' });
    const write = browser.setItem;
    browser.setItem = (key, value) => (key === 'appList.unreadable' ? refuse() : write(key, value));
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    expect(browser.getItem('appList')).toBe('[3,null]');
    expect(storage.getItem('appList')).toEqual(entry(3, 5));
    expect(await storage.isSaved()).toBe(false);
  });

  test('is not overwritten if there is only space for the copy', async () => {
    const browser = buildStorage({ appList: '[3,null]' });
    const write = browser.setItem;
    browser.setItem = (key, value) => (key === 'appList' ? refuse() : write(key, value));
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    expect(browser.getItem('appList')).toBe('[3,null]');
    expect(browser.getItem('appList.unreadable')).toBe('[3,null]');
    expect(await storage.isSaved()).toBe(false);
  });
});

describe('a second damaged list', () => {
  /** Damages the list with each text, and then installs an app. */
  async function damage(browser: Storage, texts: readonly string[]): Promise<boolean[]> {
    const storage = createAppListStorage(() => browser);
    const saved: boolean[] = [];
    for (const text of texts) {
      browser.setItem('appList', text);
      storage.getItem('appList');
      storage.setItem('appList', entry(1));
      saved.push(await storage.isSaved());
    }
    return saved;
  }

  test('gets a copy of its own, which does not replace the first one', async () => {
    const browser = buildStorage();
    await damage(browser, ['oops', '[3,null', 'oops', '[3,null']);
    expect(browser.getItem('appList')).toBe('[1]');
    expect(browser.getItem('appList.unreadable')).toBe('oops');
    expect(browser.getItem('appList.unreadable.2')).toBe('[3,null');
    expect(browser.length).toBe(3);
  });

  test('is not overwritten if there are ten copies of others, and works for the visit', async () => {
    const browser = buildStorage();
    const texts = Array.from({ length: MAX_COPIES + 1 }, (_, index) => `oops ${index}`);
    expect(await damage(browser, texts)).toEqual([...texts.slice(1).map(() => true), false]);
    expect(browser.getItem('appList')).toBe('oops 10');
    expect(browser.length).toBe(MAX_COPIES + 1);
    expect(String(complain.mock.calls[0][1])).toContain('10 copies of damaged lists');
    browser.removeItem('appList.unreadable.4');
    expect(await damage(browser, ['oops 10'])).toEqual([true]);
    expect(browser.getItem('appList.unreadable.4')).toBe('oops 10');
  });

  test('loses no text, however many there are, and the number of copies is limited', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 3 }), { maxLength: 20 }), async (texts) => {
        const browser = buildStorage();
        const storage = createAppListStorage(() => browser);
        const held = () => Object.values(items(browser));
        for (const [index, text] of texts.entries()) {
          // A program that damages the list does so only once more when its last text is safe.
          if (!(await storage.isSaved())) break;
          browser.setItem('appList', text);
          storage.getItem('appList');
          storage.setItem('appList', entry(index));
          await storage.isSaved();
          for (const earlier of texts.slice(0, index + 1))
            if (parseAppList(earlier).isDamaged) expect(held()).toContain(earlier);
        }
        expect(browser.length).toBeLessThanOrEqual(MAX_COPIES + 1);
      }),
    );
  });

  /** The keys and texts of a storage. */
  function items(browser: Storage): Record<string, string> {
    const keys = Array.from({ length: browser.length }, (_, index) => browser.key(index)!);
    return Object.fromEntries(keys.map((key) => [key, browser.getItem(key)!]));
  }
});

describe('a rejected write', () => {
  test('does not throw, is logged, and isSaved is false', async () => {
    const storage = createAppListStorage(() => buildStorage({}, { setItem: refuse }));
    expect(await storage.isSaved()).toBe(true);
    storage.setItem('appList', entry(3));
    expect(await storage.isSaved()).toBe(false);
    expect(complain).toHaveBeenCalledTimes(1);
    expect(complain.mock.calls[0][1]).toMatchObject({ name: 'QuotaExceededError' });
  });

  test('does not throw if the access to the storage throws', async () => {
    const storage = createAppListStorage(refuse);
    storage.setItem('appList', entry(3));
    expect(await storage.isSaved()).toBe(false);
    expect(storage.getItem('appList')).toEqual(entry(3));
  });

  test('lasts for the visit', () => {
    const browser = buildStorage({ appList: '[3,17]' }, { setItem: refuse });
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(17, 5));
    expect(browser.getItem('appList')).toBe('[3,17]');
    expect(storage.getItem('appList')).toEqual(entry(17, 5));
  });

  test("does not hide another tab's changes", () => {
    const browser = buildStorage({ appList: '[3,17]' });
    const write = browser.setItem;
    browser.setItem = refuse;
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(17, 5));

    write('appList', '[3,17,9]');
    expect(storage.getItem('appList')).toEqual(entry(17, 9, 5));
  });

  test('is saved by the next successful write', async () => {
    const browser = buildStorage({ appList: '[3]' });
    const write = browser.setItem;
    browser.setItem = refuse;
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    browser.setItem = write;
    storage.setItem('appList', entry(3, 5, 9));
    expect(browser.getItem('appList')).toBe('[3,5,9]');
    expect(await storage.isSaved()).toBe(true);
  });

  test('ends when another tab has made the same change, which that tab can revert', () => {
    const browser = buildStorage();
    const write = browser.setItem;
    browser.setItem = refuse;
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(5));
    write('appList', '[5]');
    expect(storage.getItem('appList')).toEqual(entry(5));

    write('appList', '[]');
    expect(storage.getItem('appList')).toEqual(entry());
  });

  test('is discarded after it is saved, so that another tab can revert it', () => {
    const browser = buildStorage();
    const write = browser.setItem;
    browser.setItem = refuse;
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(5));
    browser.setItem = write;
    storage.setItem('appList', entry(5, 9));

    write('appList', '[9]');
    expect(storage.getItem('appList')).toEqual(entry(9));
  });

  test('is applied to every later read', () => {
    const few = fc.uniqueArray(fc.nat(9));
    fc.assert(
      fc.property(few, fc.array(few, { minLength: 1 }), (held, writes) => {
        const browser = buildStorage({ appList: JSON.stringify(held) }, { setItem: refuse });
        const storage = createAppListStorage(() => browser);
        for (const ids of writes) {
          storage.setItem('appList', entry(...ids));
          const { state } = storage.getItem('appList') as ReturnType<typeof entry>;
          expect([...state.ids].sort()).toEqual([...ids].sort());
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
    const storage = createAppListStorage(() => browser);
    storage.getItem('appList');
    browser.getItem = refuse;
    const repair = () => Object.assign(browser, { getItem: read });
    return { browser, storage, read, repair };
  }

  test.each(['[3]', '[3,null]', 'oops'])('is not overwritten: %j', (text) => {
    const { browser, storage, read } = breakAfterReading(text);
    const setItem = jest.spyOn(browser, 'setItem');
    storage.setItem('appList', entry(3, 5));
    expect(setItem).not.toHaveBeenCalled();
    expect(read('appList')).toBe(text);
  });

  test('rejects the write, and is logged', async () => {
    const { storage } = breakAfterReading('[3]');
    expect(await storage.isSaved()).toBe(true);
    storage.setItem('appList', entry(3, 5));
    expect(await storage.isSaved()).toBe(false);
    expect(complain.mock.calls).toEqual([
      [expect.any(String), expect.objectContaining({ name: 'QuotaExceededError' })],
    ]);
  });

  test('is replaced by the last known list, with the changes applied', () => {
    const { storage } = breakAfterReading('[3,17]');
    storage.setItem('appList', entry(17, 5));
    expect(storage.getItem('appList')).toEqual(entry(17, 5));
    storage.setItem('appList', entry(17, 5, 9));
    expect(storage.getItem('appList')).toEqual(entry(17, 5, 9));
  });

  test("has the changes applied to another tab's list when it can be read again", () => {
    const { browser, storage, repair } = breakAfterReading('[3,17]');
    storage.setItem('appList', entry(17, 5));
    browser.setItem('appList', '[3,17,9]');
    repair();
    expect(storage.getItem('appList')).toEqual(entry(17, 9, 5));
  });

  test('is written with the next change when it can be read again', async () => {
    const { browser, storage, repair } = breakAfterReading('[3]');
    storage.setItem('appList', entry(3, 5));
    repair();
    storage.setItem('appList', entry(3, 5, 9));
    expect(browser.getItem('appList')).toBe('[3,5,9]');
    expect(await storage.isSaved()).toBe(true);
  });
});

describe('removing', () => {
  test('discards unsaved changes', async () => {
    const browser = buildStorage({ appList: '[3]' }, { setItem: refuse });
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    expect(await storage.isSaved()).toBe(false);
    storage.removeItem('appList');
    expect(storage.getItem('appList')).toEqual(entry());
    expect(await storage.isSaved()).toBe(true);
  });

  test('keeps unsaved changes if removing fails too', async () => {
    const browser = buildStorage({ appList: '[3]' }, { setItem: refuse, removeItem: refuse });
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    storage.removeItem('appList');
    expect(storage.getItem('appList')).toEqual(entry(3, 5));
    expect(await storage.isSaved()).toBe(false);
  });

  test('removes the list', () => {
    const browser = buildStorage({ appList: '[3]' });
    const storage = createAppListStorage(() => browser);
    storage.removeItem('appList');
    expect(browser.getItem('appList')).toBeNull();
    expect(storage.getItem('appList')).toEqual(entry());
  });

  test('also forgets the list that was read last', () => {
    const browser = buildStorage({ appList: '[3]' });
    const storage = createAppListStorage(() => browser);
    storage.getItem('appList');
    storage.removeItem('appList');
    browser.getItem = refuse;
    expect(storage.getItem('appList')).toEqual(entry());
  });

  test('only logs a failure', () => {
    const browser = buildStorage({ appList: '[3]' }, { removeItem: refuse });
    createAppListStorage(() => browser).removeItem('appList');
    expect(browser.getItem('appList')).toBe('[3]');
    expect(complain).toHaveBeenCalledTimes(1);
  });
});

describe('a read that fails once', () => {
  test('removes no app of this tab or of another tab', () => {
    const browser = buildStorage({ appList: '[3]' });
    const storage = createAppListStorage(() => browser);
    storage.getItem('appList');
    storage.setItem('appList', entry(3, 5));
    const readable = jest.spyOn(browser, 'getItem').mockImplementationOnce(() => refuse());
    expect(storage.getItem('appList')).toEqual(entry(3, 5));
    readable.mockRestore();
    browser.setItem('appList', '[3,5,17]');
    storage.setItem('appList', entry(3, 5, 9));
    expect(browser.getItem('appList')).toBe('[3,5,17,9]');
  });
});
