import { keepScrollPosition, restoreScrollPosition } from '@/lib/browser/language-choice';

/** Calls back at once, as a browser does for a page that is long enough. */
class Observer {
  constructor(private readonly onResize: () => void) {}
  observe() {
    this.onResize();
  }
  disconnect() {}
}

const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockReset();
  Object.assign(window, { scrollY: 700, scrollTo, ResizeObserver: Observer });
});

test('the page of the other language starts where the visitor has left', () => {
  keepScrollPosition(window.location.href);
  restoreScrollPosition();
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  scrollTo.mockReset();
  restoreScrollPosition();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('another page starts at its top, after the other language was opened in a new tab', () => {
  keepScrollPosition(`${window.location.href}de/`);
  restoreScrollPosition();
  expect(scrollTo).not.toHaveBeenCalled();
});
