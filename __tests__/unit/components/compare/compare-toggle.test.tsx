import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CompareButton, CompareToggle } from '@/components/compare/compare-toggle';
import { oneLine } from '@/components/ui/inline-script';
import { selectionStore } from '@/lib/compare/selection';
import { NOTE_CLICKS } from '@/lib/early/note-clicks';

const app = { id: 1, title: 'Ebbe' };
const button = () => screen.getByRole('button', { name: 'Compare Ebbe' });
const chosen = () => selectionStore.getState().apps;

beforeEach(() => selectionStore.setState({ apps: [] }));

test.each([
  ['a card', CompareToggle],
  ['a page', CompareButton],
])('a double click on the button of %s chooses its app', async (_, Button) => {
  render(<Button app={app} />);
  await userEvent.dblClick(button());
  expect(chosen()).toEqual([app]);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['chooses an app', []],
  ['keeps an app that is chosen already, which the button does not show yet', [app]],
])('a click before hydration %s', (_, apps) => {
  // A browser runs the script while it parses the HTML.
  new Function(oneLine(NOTE_CLICKS))();
  selectionStore.setState({ apps });
  document.body.innerHTML = `<div>${renderToString(<CompareButton app={app} />)}</div>`;
  button().click();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(document.body.firstElementChild as Element, <CompareButton app={app} />);
  });
  expect(chosen()).toEqual([app]);
  expect(button()).toHaveAttribute('aria-pressed', 'true');

  act(() => button().click());
  expect(chosen()).toEqual([]);
  act(() => root?.unmount());
});
