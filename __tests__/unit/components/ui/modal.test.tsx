import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Modal, PAGE_LEFT } from '@/components/ui/modal';
import { startNavigation } from '@/lib/navigation/store';
import { pressEscape } from '../../../fixtures/dialog-element';

const onClose = jest.fn();

beforeEach(() => onClose.mockReset());

const modal = (
  <Modal title="Are you sure?" onClose={onClose} buttons={null}>
    It cannot be undone.
  </Modal>
);

test('is open in strict mode, with the focus on its title, and is closed without a result', async () => {
  await act(async () => void render(<StrictMode>{modal}</StrictMode>));
  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Are you sure?' })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();

  await pressEscape();

  expect(onClose.mock.calls).toEqual([['']]);
});

test.each([
  ['when the visitor leaves the page', true],
  ['at once on a page that is left already', false],
])('is closed %s, and reports that', async (_, isBefore) => {
  if (isBefore) render(modal);
  await act(async () => startNavigation('/apps', 'push'));
  if (!isBefore) await act(async () => void render(modal));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose.mock.calls).toEqual([[PAGE_LEFT]]);
});

test('reports nothing when it is removed', async () => {
  const { unmount } = render(modal);

  await act(async () => unmount());

  expect(onClose).not.toHaveBeenCalled();
});
