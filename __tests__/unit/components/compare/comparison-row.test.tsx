import { render } from '@testing-library/react';
import { FullCount } from '@/components/compare/comparison-row';
import { reviews } from '@/texts/shared';

function renderCount(value: number | string) {
  return render(<FullCount value={value} inFull={reviews} />);
}

test('a count is shown compactly and exactly', () => {
  const { container, getByText } = renderCount(12_290);
  expect(container).toHaveTextContent('12.3K12,290 reviews');
  expect(getByText('12,290')).not.toHaveClass('sr-only');
});

test('the exact count is for screen readers only if it is equal', () => {
  const { getByText } = renderCount(134);
  expect(getByText('134', { selector: ':not([aria-hidden="true"])' }).parentElement).toHaveClass('sr-only');
});

test('a text is shown unchanged', () => {
  expect(renderCount('500K+').container).toHaveTextContent(/^500K\+$/);
});
