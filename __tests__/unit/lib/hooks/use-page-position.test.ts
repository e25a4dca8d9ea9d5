import { act, renderHook } from '@testing-library/react';
import { usePagePosition } from '@/lib/hooks/use-page-position';
import type { Departure } from '@/lib/navigation';

const byLink: Departure = { to: '/apps', at: 0, kind: 'link' };
const byHistory: Departure = { to: '/', at: 0, kind: 'back' };

const scrollTo = () => window.scrollTo as jest.Mock;

function visitorScrollsTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const renderPage = () => renderHook(usePagePosition, { initialProps: null as Departure | null });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  visitorScrollsTo(0);
  document.body.innerHTML = '<a href="/">Home</a><main><h1 tabindex="-1">All Apps</h1></main>';
  document.querySelector('a')?.focus();
});

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'navigation');
});

test('leaves position and focus of the first page to the browser', () => {
  renderPage();
  expect(scrollTo()).not.toHaveBeenCalled();
  expect(document.activeElement).toHaveTextContent('Home');
});

test('shows the skeleton from its top, and leaves the focus where it is', () => {
  const { rerender } = renderPage();
  rerender(byLink);
  expect(scrollTo().mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect(document.activeElement).toHaveTextContent('Home');
});

test('shows a page that a link leads to from its top, with the focus on its heading', () => {
  const { rerender } = renderPage();
  visitorScrollsTo(700);
  rerender(byLink);
  scrollTo().mockClear();
  rerender(null);
  expect(scrollTo().mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect(document.activeElement).toHaveTextContent('All Apps');
});

/** The visitor scrolls to 700 on the page at /, goes on to /apps by a link, and stands at its top. */
function visitTwoPages() {
  const page = renderPage();
  visitorScrollsTo(700);
  page.rerender(byLink);
  // The skeleton scrolls, too, and the address changes under it.
  window.history.replaceState(null, '', '/apps');
  visitorScrollsTo(0);
  page.rerender(null);
  scrollTo().mockClear();
  return page;
}

function goBackTo(address: string, page: ReturnType<typeof renderPage>) {
  page.rerender(byHistory);
  window.history.replaceState(null, '', address);
  visitorScrollsTo(0);
  page.rerender(null);
}

test('shows a page where the visitor left it after a step through the history, with the focus on its heading', () => {
  goBackTo('/', visitTwoPages());
  expect(scrollTo()).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  expect(document.activeElement).toHaveTextContent('All Apps');
});

test('shows a page from its top when a link leads to it again', () => {
  const { rerender } = visitTwoPages();
  rerender({ to: '/', at: 0, kind: 'link' });
  window.history.replaceState(null, '', '/');
  rerender(null);
  expect(scrollTo()).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('restores a step forward, too', () => {
  const page = visitTwoPages();
  visitorScrollsTo(250);
  goBackTo('/', page);
  goBackTo('/apps', page);
  expect(scrollTo()).toHaveBeenLastCalledWith({ top: 250, behavior: 'instant' });
});

test('shows a page of the history that was not seen in this visit from its top', () => {
  goBackTo('/apps/install', visitTwoPages());
  expect(scrollTo()).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('remembers where the page stood from the start, as after a reload', () => {
  visitorScrollsTo(400);
  const page = renderPage();
  page.rerender(byLink);
  window.history.replaceState(null, '', '/apps');
  page.rerender(null);
  goBackTo('/', page);
  expect(scrollTo()).toHaveBeenLastCalledWith({ top: 400, behavior: 'instant' });
});

test('tells two visits to one address apart where the browser can', () => {
  const enter = (key: string) =>
    Object.defineProperty(window, 'navigation', { value: { currentEntry: { key } }, configurable: true });
  enter('first');
  const { rerender } = renderPage();
  visitorScrollsTo(700);
  rerender(byLink);
  enter('second');
  rerender(null);
  visitorScrollsTo(30);

  rerender(byHistory);
  enter('first');
  rerender(null);
  expect(scrollTo()).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('leaves no listener behind', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const { unmount } = renderPage();
  const listener = added.mock.calls.find(([type]) => type === 'scroll')?.[1];
  expect(listener).toBeDefined();
  unmount();
  expect(removed).toHaveBeenCalledWith('scroll', listener);
});
