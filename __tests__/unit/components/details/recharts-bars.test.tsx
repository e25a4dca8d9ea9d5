import { render } from '@testing-library/react';
import { RechartsBars } from '@/components/details/recharts-bars';
import { unusualRatings } from '../../../fixtures/ratings';

const ratings = [
  { name: '5 star', count: 1500 },
  { name: '4 star', count: 750 },
  { name: '1 star', count: 0 },
];

const bars = () => [...document.querySelectorAll('.recharts-bar-rectangle path')];
const attribute = (bar: Element | undefined, name: 'y' | 'width' | 'height') =>
  Number(bar?.getAttribute(name));

beforeEach(() => {
  // jsdom has no layout. Texts can have no size, but the chart needs one.
  globalThis.ResizeObserver = jest.fn(() => ({ observe: () => {}, disconnect: () => {} })) as never;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isContainer = this.classList.contains('recharts-responsive-container');
    return (isContainer ? { width: 400, height: 300 } : { width: 0, height: 0 }) as DOMRect;
  });
});

test('is as high as the chart', () => {
  const { container } = render(<RechartsBars ratings={ratings} />);

  expect(container.querySelector('svg')).toHaveAttribute('height', '300');
});

test('shows the levels from the top in the given order', () => {
  render(<RechartsBars ratings={ratings} />);

  expect(attribute(bars()[0], 'y')).toBeLessThan(attribute(bars()[1], 'y'));
});

test('draws two levels with the same name', () => {
  render(<RechartsBars ratings={unusualRatings['equal names']} />);

  expect(bars()).toHaveLength(3);
});

test('draws a bar for the smallest count, and none for 0', () => {
  render(<RechartsBars ratings={[...unusualRatings['huge counts'], { name: '0 star', count: 0 }]} />);

  expect(bars()).toHaveLength(3);
  expect(attribute(bars()[0], 'width')).toBe(2);
});

test('draws no bars if all counts are 0', () => {
  render(<RechartsBars ratings={unusualRatings['no counts']} />);

  expect(bars()).toHaveLength(0);
});

test('draws bars of 25 px, in their full length at once, up to the end of the scale', () => {
  render(<RechartsBars ratings={ratings} />);

  expect(bars().map((bar) => attribute(bar, 'height'))).toEqual([25, 25]);
  expect(attribute(bars()[0], 'width')).toBeCloseTo((400 * 1500) / 1600);
  expect(attribute(bars()[1], 'width')).toBeCloseTo((400 * 750) / 1600);
});
