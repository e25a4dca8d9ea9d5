import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareButton } from '@/components/compare/compare-toggle';
import { buildApp } from '../../../fixtures/apps';
import { chosenIds, givenChosen } from '../../../fixtures/selection';

const button = () => screen.getByRole('button', { name: 'Compare Wagtail' });

test('chooses the app, then removes it', async () => {
  const user = userEvent.setup();
  render(<CompareButton app={buildApp({ id: 3 })} />);

  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(chosenIds()).toEqual([3]);

  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(chosenIds()).toEqual([]);
});

test('is pressed if the app is chosen', () => {
  givenChosen([buildApp({ id: 3 })]);
  render(<CompareButton app={buildApp({ id: 3 })} />);

  expect(button()).toHaveAttribute('aria-pressed', 'true');
});
