import { render, screen } from '@testing-library/react';
import { RatingsChart } from '@/components/details/ratings-chart';
import { givenReducedMotion } from '../../../fixtures/media';
import { unusualRatings } from '../../../fixtures/ratings';
import { passTime } from '../../../fixtures/user';

// jsdom has no canvas: here each character is ten pixels wide.
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
  // jsdom measures nothing; texts may stay without a size, but the chart must have one.
  globalThis.ResizeObserver = jest.fn(() => ({ observe: () => {}, disconnect: () => {} })) as never;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isContainer = this.classList.contains('recharts-responsive-container');
    return (isContainer ? { width: 600, height: 300 } : { width: 0, height: 0 }) as DOMRect;
  });
});

test('is 300 pixels high', () => {
  const { container } = render(<RatingsChart ratings={ratings} />);

  expect(container.querySelector('svg')).toHaveAttribute('height', '300');
});

test('names the levels from the top in the order given', () => {
  render(<RatingsChart ratings={ratings} />);

  expect(placeOf('5 star')).toBeLessThan(placeOf('4 star'));
  expect(placeOf('4 star')).toBeLessThan(placeOf('1 star'));
});

test('names every level, however many there are', () => {
  render(<RatingsChart ratings={unusualRatings['twenty levels']} />);

  expect(labels()).toEqual(unusualRatings['twenty levels'].map(({ name }) => name));
});

test('names two levels that have the same name', () => {
  render(<RatingsChart ratings={unusualRatings['equal names']} />);

  expect(labels()).toEqual(['Good', 'Good', 'Bad']);
});

test('grows with many levels', () => {
  const { container } = render(<RatingsChart ratings={unusualRatings['twenty levels']} />);

  expect(container.querySelector('svg')).toHaveAttribute('height', '720');
});

test('truncates names that would take more than two fifths of its width', () => {
  render(<RatingsChart ratings={unusualRatings['long names']} />);

  expect(labels()).toEqual([
    'Unzufriedenstellendmang…',
    'Donaudampfschifffahrtsk…',
    'Needs improvement',
    'Good',
    'Outstanding in every si…',
  ]);
});

test('says each count exactly, 0 too, before the bars have grown', () => {
  givenReducedMotion(false);
  jest.useFakeTimers();
  render(<RatingsChart ratings={ratings} />);

  expect(screen.getByText('1,500')).toBeInTheDocument();
  expect(screen.getByText('750')).toBeInTheDocument();
  expect(screen.getAllByText('0').filter(({ tagName }) => tagName === 'text')).toHaveLength(1);
});

test('has each count beside its own bar', () => {
  render(<RatingsChart ratings={ratings} />);

  const end = (bar: Element | undefined) => Number(bar?.getAttribute('x')) + size(bar, 'width');
  expect(Number(screen.getByText('1,500').getAttribute('x'))).toBeCloseTo(end(bars()[0]) + 6);
  expect(Number(screen.getByText('750').getAttribute('x'))).toBeCloseTo(end(bars()[1]) + 6);
  expect(Number(screen.getByText('750').getAttribute('y'))).toBe(placeOf('4 star'));
});

test('leaves room for the longest count', () => {
  render(<RatingsChart ratings={unusualRatings['huge counts']} />);

  const count = screen.getByText('9,007,199,254,740,991');
  expect(Number(count.getAttribute('x')) + 210).toBeLessThanOrEqual(600);
});

test('draws a bar for the smallest count, and none for 0', () => {
  render(<RatingsChart ratings={[...unusualRatings['huge counts'], { name: '0 star', count: 0 }]} />);

  expect(bars()).toHaveLength(3);
  expect(size(bars()[0], 'width')).toBe(2);
});

test('draws no bars where all counts are 0', () => {
  render(<RatingsChart ratings={unusualRatings['no counts']} />);

  expect(bars()).toHaveLength(0);
  expect(labels()).toHaveLength(5);
});

test('draws bars 25 pixels thick', () => {
  render(<RatingsChart ratings={ratings} />);

  expect(size(bars()[0], 'height')).toBe(25);
  expect(size(bars()[1], 'height')).toBe(25);
});

test('draws a bar half as long for half the count', () => {
  render(<RatingsChart ratings={ratings} />);

  expect(size(bars()[1], 'width')).toBeCloseTo(size(bars()[0], 'width') / 2);
});

test('draws bars at their full length at once for who wants less motion', async () => {
  jest.useFakeTimers();
  render(<RatingsChart ratings={ratings} />);
  const atFirst = size(bars()[0], 'width');

  await passTime(5000);

  expect(atFirst).toBeGreaterThan(0);
  expect(size(bars()[0], 'width')).toBe(atFirst);
});

test('lets them grow for a second and a half for everybody else', async () => {
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
