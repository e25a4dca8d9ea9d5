import {
  closeLeftPopovers,
  closePopovers,
  focusHeading,
  focusLink,
  isFocusLost,
  isOverlayOpen,
  rememberLink,
} from '@/lib/navigation/focus';

afterEach(() => {
  document.body.innerHTML = '';
});

test('ignores the heading of a hidden page', () => {
  document.body.innerHTML =
    '<main><div hidden><h1 tabindex="-1">All Apps</h1></div><h1 tabindex="-1">Error</h1></main>';
  focusHeading();
  expect(document.activeElement).toHaveTextContent('Error');
});

test('does not scroll to the heading', () => {
  document.body.innerHTML = '<main><h1 tabindex="-1">All Apps</h1></main>';
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  focusHeading();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('does not move the focus on a page without a heading', () => {
  document.body.innerHTML = '<a href="/">Home</a><main></main>';
  document.querySelector('a')?.focus();
  focusHeading();
  expect(document.activeElement).toHaveTextContent('Home');
});

test.each([
  ['the same of two links to a page', '<a href="/1">One</a><a href="/1">Also one</a>', ''],
  [
    'a link that leads elsewhere by now',
    '<a href="/1">One</a><a href="/1" id="lucky">Lucky</a>',
    '<a href="/1">One</a><a href="/2" id="lucky">Lucky</a>',
  ],
])('Back moves the focus to %s', (entry, before, after) => {
  document.body.innerHTML = before;
  document.querySelectorAll('a')[1]?.focus();
  rememberLink(entry);
  document.body.innerHTML = after || before;

  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  expect(focusLink(entry)).toBe(true);
  expect(document.querySelectorAll('a')[1]).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('Back moves the focus to no link if none led away', () => {
  document.body.innerHTML = '<a href="/1">One</a><button>Next</button>';
  document.querySelector('a')?.focus();
  rememberLink(null);
  document.querySelector('button')?.focus();
  rememberLink('left by a button');
  for (const entry of [null, 'left by a button', 'unknown']) expect(focusLink(entry)).toBe(false);
});

test('Back moves the focus to no link that led away earlier, if a button did so last', () => {
  document.body.innerHTML = '<a href="/1">One</a><button>Next</button>';
  document.querySelector('a')?.focus();
  rememberLink('left twice');
  document.querySelector('button')?.focus();
  rememberLink('left twice');
  expect(focusLink('left twice')).toBe(false);
});

test('Back moves the focus to no link if that has disappeared', () => {
  document.body.innerHTML = '<a href="/1">One</a>';
  document.querySelector('a')?.focus();
  rememberLink('entry');
  document.body.innerHTML = '';
  expect(focusLink('entry')).toBe(false);
});

test('the focus is lost when its element is removed', () => {
  document.body.innerHTML = '<a href="/">Home</a>';
  const link = document.querySelector('a');
  link?.focus();
  expect(isFocusLost()).toBe(false);
  link?.remove();
  expect(isFocusLost()).toBe(true);
});

test('the focus is lost when the visitor clicks outside of all controls', () => {
  document.body.innerHTML = '<main tabindex="-1"></main>';
  document.querySelector('main')?.focus();
  expect(isFocusLost()).toBe(true);
});

test.each(['<div role="dialog" aria-modal="true"></div>', '<dialog open></dialog>'])(
  'an open dialog is an overlay: %s',
  (html) => {
    expect(isOverlayOpen()).toBe(false);
    document.body.innerHTML = html;
    expect(isOverlayOpen()).toBe(true);
  },
);

test('a closed dialog is not an overlay', () => {
  document.body.innerHTML = '<dialog></dialog><div role="dialog"></div>';
  expect(isOverlayOpen()).toBe(false);
});

describe('popovers', () => {
  /** A menu and a hint, as a browser with popovers has them: jsdom does not know `:popover-open`. */
  function givenPopovers({ areOpen }: { areOpen: boolean[] }) {
    document.body.innerHTML = '<nav popover></nav><aside popover></aside><p></p>';
    return [...document.querySelectorAll<HTMLElement>('[popover]')].map((popover, index) => {
      const isOpen = areOpen[index]!;
      jest
        .spyOn(popover, 'matches')
        .mockImplementation((selector: string) => isOpen && selector === ':popover-open');
      popover.hidePopover = jest.fn();
      return popover;
    });
  }

  test('are overlays while one of them is open', () => {
    givenPopovers({ areOpen: [false, true] });
    expect(isOverlayOpen()).toBe(true);
    givenPopovers({ areOpen: [false, false] });
    expect(isOverlayOpen()).toBe(false);
  });

  test('are closed if they are open', () => {
    const [menu, hint] = givenPopovers({ areOpen: [true, false] });
    closePopovers();
    expect(menu?.hidePopover).toHaveBeenCalledTimes(1);
    expect(hint?.hidePopover).not.toHaveBeenCalled();
  });

  test('are closed when the page is left, so that Back finds them so', () => {
    closeLeftPopovers();
    const [menu] = givenPopovers({ areOpen: [true, false] });
    window.dispatchEvent(new Event('pagehide'));
    expect(menu?.hidePopover).toHaveBeenCalledTimes(1);
  });

  test('are ignored by a browser without popovers', () => {
    const [menu] = givenPopovers({ areOpen: [true, true] });
    for (const popover of document.querySelectorAll('[popover]'))
      jest.spyOn(popover, 'matches').mockImplementation(() => {
        throw new DOMException('unknown pseudo-class', 'SyntaxError');
      });
    closePopovers();
    expect(menu?.hidePopover).not.toHaveBeenCalled();
    expect(isOverlayOpen()).toBe(false);
  });
});
