import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { closeModal, LEFT, Modal } from '@/components/ui/modal';
import { startNavigation } from '@/lib/navigation/store';
import { pressEscape } from '../../../fixtures/dialog-element';

const onClose = jest.fn();

beforeEach(() => onClose.mockReset());

const modal = (
  <Modal
    title="Are you sure?"
    onClose={onClose}
    buttons={
      <button type="button" value="yes" onClick={closeModal}>
        Yes
      </button>
    }
  >
    It cannot be undone.
  </Modal>
);

test('is a dialog with the title as its name, which has the focus', () => {
  render(modal);

  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Are you sure?' })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('is closed by a button with its value as the result', async () => {
  render(modal);

  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  expect(onClose.mock.calls).toEqual([['yes']]);
});

test('has no result after Escape', async () => {
  render(modal);

  await pressEscape();

  expect(onClose.mock.calls).toEqual([['']]);
});

test('is closed when the visitor leaves the page, and reports that', async () => {
  render(modal);

  await act(async () => startNavigation('/apps', 'push'));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose.mock.calls).toEqual([[LEFT]]);
});

test('is closed at once on a page that is left already', async () => {
  startNavigation('/apps', 'push');

  await act(async () => void render(modal));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose.mock.calls).toEqual([[LEFT]]);
});

test('reports nothing when it is removed', async () => {
  const { unmount } = render(modal);

  await act(async () => unmount());

  expect(onClose).not.toHaveBeenCalled();
});

test('is open in strict mode, and is closed without a result', async () => {
  await act(async () => void render(<StrictMode>{modal}</StrictMode>));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();

  await pressEscape();

  expect(onClose.mock.calls).toEqual([['']]);
});

test('returns the focus to the heading of the page if no control had it', async () => {
  render(
    <main>
      <h1 tabIndex={-1}>Your apps</h1>
      {modal}
    </main>,
  );

  await pressEscape();

  expect(screen.getByRole('heading', { name: 'Your apps' })).toHaveFocus();
});

test('ignores the second click of a double click, which would press what is below', async () => {
  const onClick = jest.fn();
  render(
    <>
      <button type="button" onClick={onClick}>
        Below
      </button>
      {modal}
    </>,
  );
  const below = screen.getByRole('button', { name: 'Below' });
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  below.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(onClick).not.toHaveBeenCalled();

  below.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
