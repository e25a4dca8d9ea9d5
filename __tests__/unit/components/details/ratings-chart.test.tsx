import { render, screen } from '@testing-library/react';
import { RatingsChart } from '@/components/details/ratings-chart';
import { givenReducedMotion } from '../../../fixtures/media';
import { unusualRatings } from '../../../fixtures/ratings';
import { passTime } from '../../../fixtures/user';

// jsdom has no canvas. In this mock, each character is 10 px wide.
jest.mock('@/components/details/text-measure', () => ({
  textMeasure: () => (text: string) => 10 * text.length,
}));

const ratings = [
  { name: '5 star', count: 1500 },
  { name: '4 star', count: 750 },
  { name: '1 star', count: 0 },
];

const bars = () => [...document.querySelectorAll('.recharts-bar-rectangle path')];
const size = (bar: Element | undefined, side: 'width' | 'height') => Number(bar?.getAttribute(side));
const labels = () =>
  [...document.querySelectorAll('.recharts-yAxis-tick-labels text')].map(({ textContent }) => textContent);
const placeOf = (text: string) => Number(screen.getByText(text).closest('text')?.getAttribute('y'));

beforeEach(() => {
  givenReducedMotion(true);
  // jsdom has no layout. Texts can have no size, but the chart needs one.
  globalThis.ResizeObserver = jest.fn(() => ({ observe: () => {}, disconnect: () => {} })) as never;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isContainer = this.classList.contains('recharts-responsive-container');
    return (isContainer ? { width: 600, height: 300 } : { width: 0, height: 0 }) as DOMRect;
  });
});

test('is 300 px high', () => {
  const { container } = render(<RatingsChart ratings={ratings} />);

  expect(container.querySelector('svg')).toHaveAttribute('height', '300');
});

test('shows the levels from the top in the given order', () => {
  render(<RatingsChart ratings={ratings} />);

  expect(placeOf('5 star')).toBeLessThan(placeOf('4 star'));
  expect(placeOf('4 star')).toBeLessThan(placeOf('1 star'));
});

test('shows the names of all levels', () => {
  render(<RatingsChart ratings={unusualRatings['twenty levels']} />);

  expect(labels()).toEqual(unusualRatings['twenty levels'].map(({ name }) => name));
});

test('shows two levels with the same name', () => {
  render(<RatingsChart ratings={unusualRatings['equal names']} />);

  expect(labels()).toEqual(['Good', 'Good', 'Bad']);
});

test('is higher for many levels', () => {
  const { container } = render(<RatingsChart ratings={unusualRatings['twenty levels']} />);

  expect(container.querySelector('svg')).toHaveAttribute('height', '720');
});

test('truncates names at 40 % of its width', () => {
  render(<RatingsChart ratings={unusualRatings['long names']} />);

  expect(labels()).toEqual([
    'Unzufriedenstellendmang…',
    'Donaudampfschifffahrtsk…',
    'Needs improvement',
    'Good',
    'Outstanding in every si…',
  ]);
});

test('shows all exact counts, including 0, during the animation', () => {
  givenReducedMotion(false);
  jest.useFakeTimers();
  render(<RatingsChart ratings={ratings} />);

  expect(screen.getByText('1,500')).toBeInTheDocument();
  expect(screen.getByText('750')).toBeInTheDocument();
  expect(screen.getAllByText('0').filter(({ tagName }) => tagName === 'text')).toHaveLength(1);
});

test('shows each count next to its bar', () => {
  render(<RatingsChart ratings={ratings} />);

  const end = (bar: Element | undefined) => Number(bar?.getAttribute('x')) + size(bar, 'width');
  expect(Number(screen.getByText('1,500').getAttribute('x'))).toBeCloseTo(end(bars()[0]) + 6);
  expect(Number(screen.getByText('750').getAttribute('x'))).toBeCloseTo(end(bars()[1]) + 6);
  expect(Number(screen.getByText('750').getAttribute('y'))).toBe(placeOf('4 star'));
});

test('reserves space for the longest count', () => {
  render(<RatingsChart ratings={unusualRatings['huge counts']} />);

  const count = screen.getByText('9,007,199,254,740,991');
  expect(Number(count.getAttribute('x')) + 210).toBeLessThanOrEqual(600);
});

test('draws a bar for the smallest count, and none for 0', () => {
  render(<RatingsChart ratings={[...unusualRatings['huge counts'], { name: '0 star', count: 0 }]} />);

  expect(bars()).toHaveLength(3);
  expect(size(bars()[0], 'width')).toBe(2);
});

test('draws no bars if all counts are 0', () => {
  render(<RatingsChart ratings={unusualRatings['no counts']} />);

  expect(bars()).toHaveLength(0);
  expect(labels()).toHaveLength(5);
});

test('draws bars of 25 px', () => {
  render(<RatingsChart ratings={ratings} />);

  expect(size(bars()[0], 'height')).toBe(25);
  expect(size(bars()[1], 'height')).toBe(25);
});

test('draws a bar half as long for half the count', () => {
  render(<RatingsChart ratings={ratings} />);

  expect(size(bars()[1], 'width')).toBeCloseTo(size(bars()[0], 'width') / 2);
});

test('does not animate the bars with reduced motion', async () => {
  jest.useFakeTimers();
  render(<RatingsChart ratings={ratings} />);
  const atFirst = size(bars()[0], 'width');

  await passTime(5000);

  expect(atFirst).toBeGreaterThan(0);
  expect(size(bars()[0], 'width')).toBe(atFirst);
});

test('animates the bars for 1.5 s without reduced motion', async () => {
  givenReducedMotion(false);
  jest.useFakeTimers();
  render(<RatingsChart ratings={ratings} />);

  await passTime(1400);
  const before = size(bars()[0], 'width');
  await passTime(200);
  const after = size(bars()[0], 'width');
  await passTime(5000);

  expect(before).toBeLessThan(after);
  expect(size(bars()[0], 'width')).toBe(after);
});
