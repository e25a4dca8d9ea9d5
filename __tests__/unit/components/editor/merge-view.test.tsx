import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MergeView } from '@/components/editor/merge-view';
import { mergeCatalogues } from '@/lib/editor/merge';
import type { Question } from '@/lib/editor/open';

const questionOf = (ours: string): Question => ({
  heading: 'The file has changed',
  names: { ours: 'your change', theirs: 'the file' },
  versions: null,
  merge: mergeCatalogues([{ id: 1, title: 'A' }], [{ id: 1, title: ours }], [{ id: 1, title: 'Theirs' }]),
  resolve: () => {
    throw new Error('Nothing is resolved.');
  },
  discard: null,
});

test('an answer is kept for the same question, and for no other one', async () => {
  const answer = () => screen.getByRole('radio', { name: /Keep the file/ });
  const ask = (ours: string) => render(<MergeView question={questionOf(ours)} onDone={() => {}} />);
  const first = ask('One');
  await userEvent.click(answer());
  first.unmount();
  const second = ask('Two');
  expect(answer()).not.toBeChecked();
  second.unmount();
  ask('One');
  expect(answer()).toBeChecked();
});
