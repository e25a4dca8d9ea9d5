import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ActionButton } from '@/components/ui/action-button';
import { oneLine } from '@/components/ui/inline-script';
import { NOTE_CLICKS } from '@/lib/early/note-clicks';

const button = () => screen.getByRole('button', { name: 'Install Now' });

/** Clicks the button between hydration and the effects. */
function ClickAtCommit({ children }: { children: ReactNode }) {
  useLayoutEffect(() => button().click(), []);
  return children;
}

describe('in a prerendered page', () => {
  const onClick = jest.fn();
  const element = <ActionButton onClick={onClick}>Install Now</ActionButton>;
  let root: Root | undefined;

  // A browser runs the script while it parses the HTML.
  beforeAll(() => new Function(oneLine(NOTE_CLICKS))());

  beforeEach(() => {
    onClick.mockReset();
    prerender();
  });

  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  /** Renders the page on the server, as a browser shows it before hydration. */
  function prerender(page: ReactNode = element) {
    document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  }

  const hydrate = (page: ReactNode = element) =>
    act(() => {
      root = hydrateRoot(document.body.firstElementChild as Element, page);
    });

  test('calls onClick once at hydration for a click before hydration', async () => {
    await userEvent.click(button());
    await userEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();

    hydrate();

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button()).not.toHaveAttribute('data-clicked');
  });

  test('calls onClick once at hydration for a click that React stops at the document', () => {
    const stop = (event: Event) => event.stopPropagation();
    document.addEventListener('click', stop, true);
    button().click();
    document.removeEventListener('click', stop, true);

    hydrate();

    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('does nothing for the second click of a double click that began on the page before', () => {
    fireEvent.click(button(), { detail: 2 });
    hydrate();

    expect(onClick).not.toHaveBeenCalled();
    fireEvent.click(button(), { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('calls onClick once for a click that makes React hydrate the page', () => {
    document.addEventListener('click', () => hydrate(), { capture: true, once: true });

    act(() => button().click());

    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('calls onClick once for a click between hydration and its effects', () => {
    hydrate(<ClickAtCommit>{element}</ClickAtCommit>);

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button()).not.toHaveAttribute('data-clicked');
  });
});
