import {
  answerOffer,
  isOfferAnswered,
  keepScrollPosition,
  restoreAfterLanguageSwitch,
} from '@/lib/browser/language-choice';
import { refuse } from '../../../fixtures/storage';

/** Calls back at once, as a browser does for a page that is long enough. */
class Observer {
  constructor(private readonly onResize: () => void) {}
  observe() {
    this.onResize();
  }
  disconnect() {
    disconnect();
  }
}

const disconnect = jest.fn();

const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockReset();
  disconnect.mockReset();
  window.history.replaceState(null, '', '/');
  Object.assign(window, { scrollY: 700, scrollTo, ResizeObserver: Observer });
});

test('the page of the other language starts where the visitor has left', () => {
  keepScrollPosition(window.location.href);
  restoreAfterLanguageSwitch();
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  scrollTo.mockReset();
  restoreAfterLanguageSwitch();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('another page starts at its top, after the other language was opened in a new tab', () => {
  keepScrollPosition(`${window.location.href}de/`);
  restoreAfterLanguageSwitch();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page that is opened at a hash stays there', () => {
  window.history.replaceState(null, '', '/apps#main');
  keepScrollPosition(window.location.href);
  restoreAfterLanguageSwitch();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page that has been scrolled to its position is left alone', () => {
  keepScrollPosition(window.location.href);
  restoreAfterLanguageSwitch();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a page that is not long enough yet follows until %s',
  (name) => {
    keepScrollPosition(window.location.href);
    Object.assign(window, { scrollY: 698 });
    const stop = restoreAfterLanguageSwitch();
    expect(disconnect).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(name));
    expect(disconnect).toHaveBeenCalledTimes(1);
    stop();
  },
);

test('an offer is answered once, and at all times if no answer would last', () => {
  expect(isOfferAnswered()).toBe(false);
  answerOffer();
  expect(window.localStorage.getItem('languageOffer')).toBe('1');
  expect(isOfferAnswered()).toBe(true);
  window.localStorage.clear();
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(isOfferAnswered()).toBe(true);
  read.mockRestore();
});
