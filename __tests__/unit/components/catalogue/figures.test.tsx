import { render, screen } from '@testing-library/react';
import { Count } from '@/components/catalogue/count';
import { Figures } from '@/components/catalogue/figures';
import { downloads, reviews } from '@/texts/shared';

describe('a count', () => {
  test('is compact visually', () => {
    render(<Count value={4_183_920} inFull={downloads} />);

    expect(screen.getByText('4.2M')).toHaveAttribute('aria-hidden', 'true');
  });

  test('is exact, with its unit, for assistive technology', () => {
    render(<Count value={4_183_920} inFull={downloads} />);

    expect(screen.getByText('4,183,920 downloads')).not.toHaveAttribute('aria-hidden');
  });

  test('is exact in its tooltip', () => {
    render(<Count value={4_183_920} inFull={reviews} />);

    expect(screen.getByTitle('4,183,920 reviews')).toBeVisible();
  });

  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1K'],
    [1_500_000, '1.5M'],
    [2_000_000_000, '2B'],
  ])('shows %d as %s', (value, shown) => {
    render(<Count value={value} inFull={downloads} />);

    expect(screen.getByText(shown)).toBeVisible();
  });

  test.each(['500K+', '29.6M', '1,200,000'])('shows the text %j unchanged', (value) => {
    render(<Count value={value} inFull={downloads} />);

    expect(screen.getByText(value)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(`${value} downloads`)).not.toHaveAttribute('aria-hidden');
  });
});

test('the figures of an app have units for assistive technology, and the rating one decimal', () => {
  render(<Figures app={{ downloads: 1200, ratingAvg: 4 }} />);

  expect(screen.getByRole('img', { name: '1,200 downloads' })).toHaveTextContent('1.2K');
  expect(screen.getByRole('img', { name: 'rated 4.0 out of 5' })).toHaveTextContent('4.0');
});
