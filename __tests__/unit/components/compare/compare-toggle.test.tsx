import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareButton, CompareToggle } from '@/components/compare/compare-toggle';
import { selectionStore } from '@/lib/compare/selection';

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
