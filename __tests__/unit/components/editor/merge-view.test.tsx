import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MergeView } from '@/components/editor/merge-view';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { mergeCatalogues } from '@/lib/editor/merge';

/** Asks about two versions of a catalogue. */
function ask(base: JsonObject[] | null, ours: JsonObject[], theirs: JsonObject[]) {
  const { conflicts } = mergeCatalogues(base, ours, theirs);
  const question = {
    heading: 'The file has changed',
    names: { ours: 'your change', theirs: 'the file' },
    versions: null,
    conflicts,
    resolve,
    discard: null,
  };
  return render(<MergeView question={question} onDone={() => {}} />);
}

const resolve = jest.fn();

/** What is said of a choice. */
const detailsOf = (choice: RegExp) => screen.getByRole('radio', { name: choice });

const BASE = [{ id: 1, title: 'A', version: '1', note: 'same' }];

test('a choice has the fields of its app that the other side does not have, and whether it has changed them', () => {
  ask(BASE, [{ ...BASE[0], title: 'B' }], [{ ...BASE[0], version: '2', reviews: 3 }]);
  expect(screen.getByRole('group', { name: '1 A' })).toBeVisible();
  expect(detailsOf(/your change/)).toHaveAccessibleDescription(
    'title B reviews (not changed) Nothing. version (not changed) 1',
  );
  expect(detailsOf(/the file/)).toHaveAccessibleDescription('title (not changed) A reviews 3 version 2');
});

test('continues when each conflict has a choice', async () => {
  ask(BASE, [{ ...BASE[0], title: 'B' }], [{ ...BASE[0], title: 'C' }]);
  const proceed = screen.getByRole('button', { name: 'Continue' });
  expect(proceed).toBeDisabled();
  await userEvent.click(detailsOf(/your change/));
  await userEvent.click(proceed);
  expect(resolve).toHaveBeenCalledWith(new Map([['[1]', 'ours']]));
});

test('without a common version, an app that one side has is shown whole, and chosen', () => {
  ask(null, [], [{ id: 1, title: 'A' }]);
  expect(detailsOf(/the file/)).toHaveAccessibleDescription('id 1 title A');
  expect(detailsOf(/the file/)).toBeChecked();
});

test('the order is a choice of its own, with the apps that are in other places', () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((title, id) => ({ id, title }));
  ask([a!, b!, c!, d!], [b!, a!, c!, d!], [a!, b!, d!, c!]);
  const group = within(screen.getByRole('group', { name: 'The order of the apps' }));
  expect(group.getByText('In other places: 1 B, 2 C')).toBeVisible();
  expect(group.getAllByRole('radio')).toHaveLength(2);
});
