import { act, fireEvent, render } from '@testing-library/react';
import { AppImage } from '@/components/ui/app-image';

/** The image is decorative, so it has no role for `screen`. */
function renderImage(src: string) {
  const { container } = render(<AppImage src={src} title="Quill" size={80} sizes="25vw" />);
  return {
    container,
    image: () => container.querySelector('img'),
    fallback: () => container.querySelector('[data-slot="image-fallback"]'),
  };
}

test.each([
  ['detects an image that failed', '/pictures/q.svg', () => Promise.reject(new Error('broken')), false],
  ['keeps an SVG image that has no natural width', '/pictures/q.svg', () => Promise.resolve(), true],
  ['ignores a lazy image that has not started to load', '', () => Promise.reject(new Error('none')), true],
])('%s before hydration', async (_, currentSrc, decode, isKept) => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(currentSrc);
  HTMLImageElement.prototype.decode = decode;

  const { image, fallback } = renderImage('/pictures/q.svg');
  await act(async () => {});

  expect(image() !== null).toBe(isKept);
  expect(fallback() === null).toBe(isKept);
});

test('an image that fails again when the connection is back is tried again some seconds later', () => {
  jest.useFakeTimers();
  const { image, fallback } = renderImage('/pictures/q.svg');
  fireEvent.error(image()!);
  expect(fallback()).not.toBeNull();
  fireEvent(window, new Event('online'));
  fireEvent.error(image()!);
  expect(fallback()).not.toBeNull();
  act(() => jest.advanceTimersByTime(4000));
  expect(fallback()).toBeNull();
  jest.useRealTimers();
});

describe('in the export', () => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  });

  test('a raster image is offered in smaller formats and sizes, and never as the original', () => {
    const { container, image } = renderImage('/pictures/q.png');

    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
      {
        type: 'image/avif',
        srcset: '/resized/288/pictures/q.png.avif 288w,/resized/576/pictures/q.png.avif 576w',
        sizes: '25vw',
      },
      {
        type: 'image/webp',
        srcset: '/resized/288/pictures/q.png.webp 288w,/resized/576/pictures/q.png.webp 576w',
        sizes: '25vw',
      },
    ]);
    expect(image()).toHaveAttribute('src', '/resized/576/pictures/q.png.webp');
  });

  test.each(['/pictures/q.svg', 'https://cdn.example/q.png'])('%s is loaded as it is', (src) => {
    const { container, image } = renderImage(src);
    expect(container.querySelector('source')).toBeNull();
    expect(image()).toHaveAttribute('src', src);
  });
});
