import { render } from '@testing-library/react';
import { Figure } from '@/components/compare/comparison-row';

function renderFigure(value: number | string) {
  return render(<Figure value={value} unit="reviews" />);
}

test('a count is shown compactly and exactly', () => {
  const { container, getByText } = renderFigure(12_290);
  expect(container).toHaveTextContent('12.3K12,290 reviews');
  expect(getByText('12,290')).not.toHaveClass('sr-only');
});

test('the exact count is for screen readers only if it is equal', () => {
  const { getByText } = renderFigure(134);
  expect(getByText('134', { selector: ':not([aria-hidden="true"])' })).toHaveClass('sr-only');
});

test('a text is shown unchanged', () => {
  expect(renderFigure('500K+').container).toHaveTextContent(/^500K\+$/);
});
