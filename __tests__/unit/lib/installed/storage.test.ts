import fc from 'fast-check';
import { APP_LIST_KEY, createAppListStorage, UNREADABLE_KEY } from '@/lib/installed/storage';
import { buildStorage, refuse } from '../../../fixtures/storage';

const entry = (...ids: number[]) => ({ state: { ids }, version: 0 });

let complain: jest.SpyInstance;

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockReturnValue();
});

test('the keys are those of the contract', () => {
  expect(APP_LIST_KEY).toBe('appList');
  expect(UNREADABLE_KEY).toBe('appList.unreadable');
});

describe('reading', () => {
  test.each([
    ['nothing', {}, []],
    ['a list', { appList: '[3,17]' }, [3, 17]],
    ['the list of an earlier version', { appList: '["3","17"]' }, [3, 17]],
    ['what can be saved of a damaged list', { appList: '[3,null,3]' }, [3]],
    ['nothing out of junk', { appList: 'oops' }, []],
    ["nothing out of zustand's own envelope", { appList: '{"state":{"ids":[3]},"version":0}' }, []],
  ])('gives %s', (_title, items, ids) => {
    const storage = createAppListStorage(() => buildStorage(items));
    expect(storage.getItem('appList')).toEqual(entry(...ids));
  });

  test('gives nothing where the storage throws', () => {
    const storage = createAppListStorage(() => buildStorage({ appList: '[3]' }, { getItem: refuse }));
    expect(storage.getItem('appList')).toEqual(entry());
  });

  test('gives nothing where the very access throws', () => {
    expect(createAppListStorage(refuse).getItem('appList')).toEqual(entry());
  });

  test('gives what was read last where the storage does not answer any more', () => {
    const browser = buildStorage({ appList: '[3,17]' });
    const storage = createAppListStorage(() => browser);
    storage.getItem('appList');
    browser.getItem = refuse;
    expect(storage.getItem('appList')).toEqual(entry(3, 17));
  });

  test('asks for the storage every time, as it may come back', () => {
    const open = jest.fn(() => buildStorage({ appList: '[3]' }));
    open.mockImplementationOnce(refuse);
    const storage = createAppListStorage(open);
    expect(open).not.toHaveBeenCalled();
    expect(storage.getItem('appList')).toEqual(entry());
    expect(storage.getItem('appList')).toEqual(entry(3));
  });

  test('writes nothing, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const browser = buildStorage({ appList: text });
        const storage = createAppListStorage(() => browser);
        storage.getItem('appList');
        storage.isSaved();
        expect(browser.getItem('appList')).toBe(text);
        expect(browser.length).toBe(1);
      }),
    );
  });

  test('never throws, whatever stands there, and gives distinct ids', () => {
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
  test('leaves a plain JSON array, not an envelope', () => {
    const browser = buildStorage();
    createAppListStorage(() => browser).setItem('appList', entry(3, 17));
    expect(browser.getItem('appList')).toBe('[3,17]');
    expect(browser.length).toBe(1);
  });

  test('turns the texts of an earlier version into numbers, without keeping a copy', () => {
    const browser = buildStorage({ appList: '["3","17"]' });
    createAppListStorage(() => browser).setItem('appList', entry(3, 17, 5));
    expect(browser.getItem('appList')).toBe('[3,17,5]');
    expect(browser.getItem('appList.unreadable')).toBeNull();
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.maxSafeNat()), (ids) => {
        const browser = buildStorage();
        const storage = createAppListStorage(() => browser);
        storage.setItem('appList', entry(...ids));
        expect(JSON.parse(browser.getItem('appList')!)).toEqual(ids);
        expect(storage.getItem('appList')).toEqual(entry(...ids));
        expect(storage.isSaved()).toBe(true);
      }),
    );
  });
});

describe('a damaged list', () => {
  test.each(['oops', '', '{}', 'null', '[3,null]', '[3,3]'])(
    '%j is kept before it is overwritten',
    (text) => {
      const browser = buildStorage({ appList: text });
      createAppListStorage(() => browser).setItem('appList', entry(3, 5));
      expect(browser.getItem('appList.unreadable')).toBe(text);
      expect(browser.getItem('appList')).toBe('[3,5]');
    },
  );

  test('is kept, and stays kept through later writes, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const browser = buildStorage({ appList: text });
        const storage = createAppListStorage(() => browser);
        storage.setItem('appList', entry(1));
        const kept = browser.getItem('appList.unreadable');
        storage.setItem('appList', entry(1, 2));
        expect(browser.getItem('appList.unreadable')).toBe(kept);
        // A text that is not kept is one that loses nothing: a list of ids, as numbers or texts.
        if (kept === null) expect(text).toMatch(/^\s*\[[\s\d",.eE+-]*\]\s*$/);
        else expect(kept).toBe(text);
      }),
    );
  });

  test('is copied first, so that a list is never gone where only half of the writing succeeds', () => {
    const browser = buildStorage({ appList: '[3,null]' });
    const setItem = jest.spyOn(browser, 'setItem');
    createAppListStorage(() => browser).setItem('appList', entry(3, 5));
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['appList.unreadable', 'appList']);
  });

  test('is not overwritten where the disk has no room for the copy', () => {
    const browser = buildStorage({ appList: '[3,null]' });
    const write = browser.setItem;
    browser.setItem = (key, value) => (key === 'appList.unreadable' ? refuse() : write(key, value));
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    expect(browser.getItem('appList')).toBe('[3,null]');
    expect(storage.getItem('appList')).toEqual(entry(3, 5));
    expect(storage.isSaved()).toBe(false);
  });

  test('is not overwritten where the disk has room for the copy alone', () => {
    const browser = buildStorage({ appList: '[3,null]' });
    const write = browser.setItem;
    browser.setItem = (key, value) => (key === 'appList' ? refuse() : write(key, value));
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    expect(browser.getItem('appList')).toBe('[3,null]');
    expect(browser.getItem('appList.unreadable')).toBe('[3,null]');
    expect(storage.isSaved()).toBe(false);
  });
});

describe('a write that the browser refuses', () => {
  test('never throws, is logged, and is told', () => {
    const storage = createAppListStorage(() => buildStorage({}, { setItem: refuse }));
    expect(storage.isSaved()).toBe(true);
    storage.setItem('appList', entry(3));
    expect(storage.isSaved()).toBe(false);
    expect(complain).toHaveBeenCalledTimes(1);
    expect(complain.mock.calls[0][1]).toMatchObject({ name: 'QuotaExceededError' });
  });

  test('never throws where the very access does', () => {
    const storage = createAppListStorage(refuse);
    storage.setItem('appList', entry(3));
    expect(storage.isSaved()).toBe(false);
    expect(storage.getItem('appList')).toEqual(entry(3));
  });

  test('lasts for the visit', () => {
    const browser = buildStorage({ appList: '[3,17]' }, { setItem: refuse });
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(17, 5));
    expect(browser.getItem('appList')).toBe('[3,17]');
    expect(storage.getItem('appList')).toEqual(entry(17, 5));
  });

  test("lets another tab's changes come through", () => {
    const browser = buildStorage({ appList: '[3,17]' });
    const write = browser.setItem;
    browser.setItem = refuse;
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(17, 5));

    write('appList', '[3,17,9]');
    expect(storage.getItem('appList')).toEqual(entry(17, 9, 5));
  });

  test('is made good by the next one that succeeds', () => {
    const browser = buildStorage({ appList: '[3]' });
    const write = browser.setItem;
    browser.setItem = refuse;
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    browser.setItem = write;
    storage.setItem('appList', entry(3, 5, 9));
    expect(browser.getItem('appList')).toBe('[3,5,9]');
    expect(storage.isSaved()).toBe(true);
  });

  test('is forgotten once made good: another tab may take back what it added', () => {
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

  test('is laid over every later read, however often it happens', () => {
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

describe('a list that cannot be read when it is to be written', () => {
  /** A storage that was read once and then reads no more, though it would still write. */
  function breakAfterReading(text: string) {
    const browser = buildStorage({ appList: text });
    const read = browser.getItem;
    const storage = createAppListStorage(() => browser);
    storage.getItem('appList');
    browser.getItem = refuse;
    const mend = () => Object.assign(browser, { getItem: read });
    return { browser, storage, read, mend };
  }

  test.each(['[3]', '[3,null]', 'oops'])('is not overwritten: %j', (text) => {
    const { browser, storage, read } = breakAfterReading(text);
    const setItem = jest.spyOn(browser, 'setItem');
    storage.setItem('appList', entry(3, 5));
    expect(setItem).not.toHaveBeenCalled();
    expect(read('appList')).toBe(text);
  });

  test('makes the write count as refused, and is logged', () => {
    const { storage } = breakAfterReading('[3]');
    expect(storage.isSaved()).toBe(true);
    storage.setItem('appList', entry(3, 5));
    expect(storage.isSaved()).toBe(false);
    expect(complain.mock.calls).toEqual([
      [expect.any(String), expect.objectContaining({ name: 'QuotaExceededError' })],
    ]);
  });

  test('is stood in for by what was read last, with the changes laid over it', () => {
    const { storage } = breakAfterReading('[3,17]');
    storage.setItem('appList', entry(17, 5));
    expect(storage.getItem('appList')).toEqual(entry(17, 5));
    storage.setItem('appList', entry(17, 5, 9));
    expect(storage.getItem('appList')).toEqual(entry(17, 5, 9));
  });

  test("has the changes laid over another tab's once it can be read again", () => {
    const { browser, storage, mend } = breakAfterReading('[3,17]');
    storage.setItem('appList', entry(17, 5));
    browser.setItem('appList', '[3,17,9]');
    mend();
    expect(storage.getItem('appList')).toEqual(entry(17, 9, 5));
  });

  test('is written with the next change once it can be read again', () => {
    const { browser, storage, mend } = breakAfterReading('[3]');
    storage.setItem('appList', entry(3, 5));
    mend();
    storage.setItem('appList', entry(3, 5, 9));
    expect(browser.getItem('appList')).toBe('[3,5,9]');
    expect(storage.isSaved()).toBe(true);
  });
});

describe('removing', () => {
  test('forgets the changes that the browser refused', () => {
    const browser = buildStorage({ appList: '[3]' }, { setItem: refuse });
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    expect(storage.isSaved()).toBe(false);
    storage.removeItem('appList');
    expect(storage.getItem('appList')).toEqual(entry());
    expect(storage.isSaved()).toBe(true);
  });

  test('keeps the changes that the browser refused where it refuses this too', () => {
    const browser = buildStorage({ appList: '[3]' }, { setItem: refuse, removeItem: refuse });
    const storage = createAppListStorage(() => browser);
    storage.setItem('appList', entry(3, 5));
    storage.removeItem('appList');
    expect(storage.getItem('appList')).toEqual(entry(3, 5));
    expect(storage.isSaved()).toBe(false);
  });

  test('takes the list away', () => {
    const browser = buildStorage({ appList: '[3]' });
    const storage = createAppListStorage(() => browser);
    storage.removeItem('appList');
    expect(browser.getItem('appList')).toBeNull();
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
  test('takes no app off the list, neither of this tab nor of another', () => {
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
