import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CompareToggle } from '@/components/compare/compare-toggle';
import { buildApp, buildApps } from '../../../fixtures/apps';
import { chosenIds, givenChosen } from '../../../fixtures/selection';

const toggle = () => screen.getByRole('button', { name: 'Compare Wagtail' });

test('chooses the app, then removes it', async () => {
  const user = userEvent.setup();
  render(<CompareToggle app={buildApp({ id: 3 })} />);
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');

  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(chosenIds()).toEqual([3]);

  await user.keyboard('{Enter}');
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(chosenIds()).toEqual([]);
});

test('stays unpressed when four apps are chosen', async () => {
  givenChosen(buildApps(4));
  render(<CompareToggle app={buildApp({ id: 5 })} />);

  await userEvent.click(toggle());

  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(chosenIds()).toEqual([1, 2, 3, 4]);
});

test('is unpressed in prerendered HTML, and hidden without JavaScript', () => {
  givenChosen([buildApp({ id: 3 })]);
  document.body.innerHTML = renderToString(<CompareToggle app={buildApp({ id: 3 })} />);

  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(toggle()).toHaveClass('needs-script');
  document.body.replaceChildren();
});

test('is one node', () => {
  const { container } = render(<CompareToggle app={buildApp()} />);

  expect(container.querySelectorAll('*')).toHaveLength(1);
});
