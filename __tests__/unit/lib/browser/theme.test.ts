import { parseTheme, startTheme, themeStore } from '@/lib/browser/theme';
import { fc } from '../../../fixtures/properties';
import { refuse } from '../../../fixtures/storage';

describe('parseTheme', () => {
  test.each([null, undefined, {}, 1, 'Dark', 'dark ', '"dark"'])('returns null for %j', (value) => {
    expect(parseTheme(value)).toBeNull();
  });

  test('returns null for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text !== 'light' && text !== 'dark');
        expect(parseTheme(text)).toBeNull();
      }),
    );
  });
});

const theme = () => themeStore.getState().theme;
const { choose, reload } = themeStore.getState();

beforeAll(startTheme);

beforeEach(() => {
  window.localStorage.clear();
  themeStore.setState({ theme: null });
});

afterEach(() => jest.restoreAllMocks());

describe('the store', () => {
  test('starts with the scheme of the system, like prerendered HTML', () => {
    expect(themeStore.getInitialState().theme).toBeNull();
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['blue', null],
  ])('reads %j as %j', (stored, expected) => {
    window.localStorage.setItem('theme', stored);

    reload();

    expect(theme()).toBe(expected);
  });

  test('has the choice for the visit if the browser denies the storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

    choose('dark');
    reload();

    expect(theme()).toBe('dark');
  });
});

describe('other tabs', () => {
  const changeElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test.each([
    ['the theme', 'theme'],
    ['the whole storage', null],
  ])('a change of %s is applied', (_title, key) => {
    choose('dark');
    window.localStorage.removeItem('theme');
    expect(theme()).toBe('dark');

    changeElsewhere(key);

    expect(theme()).toBeNull();
  });

  test('changes of other keys are ignored', () => {
    choose('dark');
    window.localStorage.removeItem('theme');

    changeElsewhere('appList');

    expect(theme()).toBe('dark');
  });

  test('a page that is restored from the bfcache reads the theme again', () => {
    window.localStorage.setItem('theme', 'dark');
    show(false);
    expect(theme()).toBeNull();

    show(true);

    expect(theme()).toBe('dark');
  });
});
