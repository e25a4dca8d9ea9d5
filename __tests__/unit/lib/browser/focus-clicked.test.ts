import userEvent from '@testing-library/user-event';
import { focusClicked, ignoreHeldEnter } from '@/lib/browser/focus-clicked';

/** A click of the visitor, before it is handled. A browser trusts no other one. */
const click = jest.fn<void, [{ isTrusted: boolean; target: unknown }]>();

beforeAll(() => {
  const listen = jest.spyOn(window, 'addEventListener');
  focusClicked();
  const [name, onClick, options] = listen.mock.calls[0]!;
  expect([name, options]).toEqual(['click', { capture: true }]);
  click.mockImplementation(onClick as unknown as typeof click);
  listen.mockRestore();
  document.body.innerHTML =
    '<main tabindex="-1"><a href="/1"><b>One</b></a><p>Text</p></main><form><input><button>Go</button></form>';
});
beforeEach(() => document.querySelector('main')?.focus());

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('a control that is clicked gets the focus, without a ring and without scrolling', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  click({ isTrusted: true, target: element('b') });
  expect(element('a')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true, focusVisible: false });
  focus.mockRestore();
});

test.each([
  ['the script of a page', { isTrusted: false, selector: 'b' }],
  ['a text', { isTrusted: true, selector: 'p' }],
])('a click of %s moves nothing', (_, { isTrusted, selector }) => {
  click({ isTrusted, target: element(selector) });
  click({ isTrusted: true, target: document });
  expect(element('main')).toHaveFocus();
});

test('another control keeps the focus: the field whose Enter key clicks the button', () => {
  element('input').focus();
  click({ isTrusted: true, target: element('button') });
  expect(element('input')).toHaveFocus();
});

describe('an Enter key that is held', () => {
  beforeAll(ignoreHeldEnter);

  test('clicks a button once, although the focus moves to another one, and no other listener sees it', async () => {
    document.body.innerHTML = '<button>One</button><button>Two</button>';
    const clicked: unknown[] = [];
    const onKeyDown = jest.fn();
    const [one, two] = document.querySelectorAll('button');
    document.body.addEventListener('keydown', onKeyDown);
    document.body.addEventListener('click', ({ target }) => {
      clicked.push(target);
      two?.focus();
    });
    one?.focus();

    await userEvent.keyboard('{Enter>3/}');
    expect(clicked).toEqual([one]);
    expect(onKeyDown).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('{Enter}');
    expect(clicked).toEqual([one, two]);
  });

  test('adds lines to a text', async () => {
    document.body.innerHTML = '<textarea></textarea>';
    document.querySelector('textarea')?.focus();
    await userEvent.keyboard('{Enter>3/}');
    expect(document.querySelector('textarea')).toHaveValue('\n\n\n');
  });

  test('is the only key whose repeats are ignored', async () => {
    document.body.innerHTML = '<input>';
    document.querySelector('input')?.focus();
    await userEvent.keyboard('{a>3/}');
    expect(document.querySelector('input')).toHaveValue('aaa');
  });
});
