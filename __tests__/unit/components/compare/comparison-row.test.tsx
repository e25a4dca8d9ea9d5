import { render, screen } from '@testing-library/react';
import { Figure } from '@/components/compare/comparison-row';

function renderFigure(value: number | string) {
  render(
    <table>
      <tbody>
        <tr>
          <Figure value={value} unit="reviews" />
        </tr>
      </tbody>
    </table>,
  );
  return screen.getByRole('cell');
}

test('a count is shown compactly and exactly', () => {
  expect(renderFigure(12_290)).toHaveTextContent('12.3K12,290 reviews');
  expect(screen.getByText('12,290')).not.toHaveClass('sr-only');
});

test('the exact count is for screen readers only if it is equal', () => {
  renderFigure(134);
  expect(screen.getByText('134', { selector: ':not([aria-hidden="true"])' })).toHaveClass('sr-only');
});

test('a text is shown unchanged', () => {
  expect(renderFigure('500K+')).toHaveTextContent(/^500K\+$/);
});
