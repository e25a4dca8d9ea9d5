import { render, screen } from '@testing-library/react';
import { RatingsChart } from '@/components/details/ratings-chart';
import type { Rating } from '@/lib/catalogue/schema';
import { unusualRatings } from '../../../fixtures/ratings';

// jsdom has no canvas. In this mock, each character is 10 px wide.
jest.mock('@/components/details/text-measure', () => ({
  textMeasure: () => (text: string) => 10 * text.length,
  remSize: () => 16,
}));

jest.mock('@/lib/hooks/when-idle', () => ({
  whenIdle: (callback: () => void) => {
    callback();
    return () => {};
  },
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

const tickLabels = () =>
  [...document.querySelectorAll('.recharts-xAxis-tick-labels text')].map(({ textContent }) => textContent);

const onDrawn = jest.fn();
const renderChart = (ratings: readonly Rating[]) =>
  render(<RatingsChart ratings={ratings} onDrawn={onDrawn} />);

let width: number;

beforeEach(() => {
  width = 600;
  onDrawn.mockReset();
  // jsdom has no layout. Texts can have no size, but the chart needs one.
  globalThis.ResizeObserver = jest.fn(() => ({ observe: () => {}, disconnect: () => {} })) as never;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isContainer = this.classList.contains('recharts-responsive-container');
    return (isContainer ? { width, height: 300 } : { width: 0, height: 0 }) as DOMRect;
  });
});

test('is 300 px high', () => {
  const { container } = renderChart(ratings);

  expect(container.querySelector('svg')).toHaveAttribute('height', '300');
});

test('shows the levels from the top in the given order', () => {
  renderChart(ratings);

  expect(placeOf('5 star')).toBeLessThan(placeOf('4 star'));
  expect(placeOf('4 star')).toBeLessThan(placeOf('1 star'));
});

test('shows the names of all levels', () => {
  renderChart(unusualRatings['twenty levels']);

  expect(labels()).toEqual(unusualRatings['twenty levels'].map(({ name }) => name));
});

test('shows two levels with the same name', () => {
  renderChart(unusualRatings['equal names']);

  expect(labels()).toEqual(['Good', 'Good', 'Bad']);
});

test('is higher for many levels', () => {
  const { container } = renderChart(unusualRatings['twenty levels']);

  expect(container.querySelector('svg')).toHaveAttribute('height', '720');
});

test('truncates names at 40 % of its width', () => {
  renderChart(unusualRatings['long names']);

  expect(labels()).toEqual([
    'Unzufriedenstellendmang…',
    'Donaudampfschifffahrtsk…',
    'Needs improvement',
    'Good',
    'Outstanding in every si…',
  ]);
});

test('shows all exact counts, including 0', () => {
  renderChart(ratings);

  expect(screen.getByText('1,500')).toBeInTheDocument();
  expect(screen.getByText('750')).toBeInTheDocument();
  expect(screen.getAllByText('0').filter(({ tagName }) => tagName === 'text')).toHaveLength(2);
});

test('shows round numbers below the bars', () => {
  renderChart(ratings);

  expect(tickLabels()).toEqual(['0', '400', '800', '1.2K', '1.6K']);
});

test('shows only the ends of the scale below narrow bars', () => {
  width = 300;
  renderChart(ratings);

  expect(tickLabels()).toEqual(['0', '1.6K']);
});

test('shows each count next to its bar', () => {
  renderChart(ratings);

  const end = (bar: Element | undefined) => Number(bar?.getAttribute('x')) + size(bar, 'width');
  expect(Number(screen.getByText('1,500').getAttribute('x'))).toBeCloseTo(end(bars()[0]) + 6);
  expect(Number(screen.getByText('750').getAttribute('x'))).toBeCloseTo(end(bars()[1]) + 6);
  expect(Number(screen.getByText('750').getAttribute('y'))).toBe(placeOf('4 star'));
});

test('reserves space for the longest count', () => {
  renderChart(unusualRatings['huge counts']);

  const count = screen.getByText('9,007,199,254,740,991');
  expect(Number(count.getAttribute('x')) + 210).toBeLessThanOrEqual(600);
});

test('draws a bar for the smallest count, and none for 0', () => {
  renderChart([...unusualRatings['huge counts'], { name: '0 star', count: 0 }]);

  expect(bars()).toHaveLength(3);
  expect(size(bars()[0], 'width')).toBe(2);
});

test('draws no bars if all counts are 0', () => {
  renderChart(unusualRatings['no counts']);

  expect(bars()).toHaveLength(0);
  expect(labels()).toHaveLength(5);
});

test('draws bars of 25 px', () => {
  renderChart(ratings);

  expect(size(bars()[0], 'height')).toBe(25);
  expect(size(bars()[1], 'height')).toBe(25);
});

test('draws a bar half as long for half the count', () => {
  renderChart(ratings);

  expect(size(bars()[1], 'width')).toBeCloseTo(size(bars()[0], 'width') / 2);
});

test('draws the bars in their full length at once', () => {
  renderChart(ratings);

  // 60 px for the names, 12 around them, and 62 for the counts.
  expect(size(bars()[0], 'width')).toBeCloseTo(((600 - 60 - 12 - 62) * 1500) / 1600);
});

test('reports once that it is drawn, with all names, counts and bars', () => {
  onDrawn.mockImplementation(() => {
    expect(labels()).toHaveLength(3);
    expect(bars()).toHaveLength(2);
    expect(screen.getByText('1,500')).toBeInTheDocument();
  });
  renderChart(ratings);

  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test('reports that it is drawn if all counts are 0', () => {
  renderChart(unusualRatings['no counts']);

  expect(onDrawn).toHaveBeenCalledTimes(1);
});
