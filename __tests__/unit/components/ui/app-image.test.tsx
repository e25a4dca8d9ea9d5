import { act, fireEvent, render } from '@testing-library/react';
import { AppImage, type AppImageProps } from '@/components/ui/app-image';

/** The image is decorative, so it has no role for `screen`. */
function renderImage(props: Partial<AppImageProps> = {}) {
  const { container } = render(
    <AppImage src="/pictures/q.svg" title="Quill" size={80} sizes="5rem" {...props} />,
  );
  return {
    container,
    image: () => container.querySelector('img'),
    fallback: () => container.querySelector('[data-slot="image-fallback"]'),
  };
}

test('shows a file of the site in the reserved space', () => {
  const { image, fallback } = renderImage();

  expect(image()).toHaveAttribute('src', '/pictures/q.svg');
  expect(image()).toHaveAttribute('width', '80');
  expect(image()).toHaveAttribute('height', '80');
  expect(fallback()).not.toBeInTheDocument();
});

test('shows an image on another site by its URL', () => {
  const { image } = renderImage({ src: 'https://cdn.example/q.png' });

  expect(image()).toHaveAttribute('src', 'https://cdn.example/q.png');
});

test('is decorative', () => {
  const { image } = renderImage();

  expect(image()).toHaveAttribute('alt', '');
});

test('loads lazily, or eagerly in the initial viewport', () => {
  expect(renderImage().image()).toHaveAttribute('loading', 'lazy');
  expect(renderImage({ isEager: true }).image()).toHaveAttribute('loading', 'eager');
});

describe('if the image fails to load', () => {
  test("shows the title's initial, hidden from assistive technology", () => {
    const { image, fallback } = renderImage();

    fireEvent.error(image()!);

    expect(image()).not.toBeInTheDocument();
    expect(fallback()).toHaveTextContent(/^Q$/);
    expect(fallback()).toHaveAttribute('aria-hidden', 'true');
  });

  test.each([
    ['  Quill', 'Q'],
    ['🧑‍🚀 Rocket', '🧑‍🚀'],
    ['E\u0301tude', 'E\u0301'],
    ['2187', '2'],
  ])('shows the first grapheme of %j', (title, initial) => {
    const { image, fallback } = renderImage({ title });

    fireEvent.error(image()!);

    expect(fallback()?.textContent).toBe(initial);
  });

  test.each([
    ['detects an image that failed', () => Promise.reject(new Error('broken')), false],
    ['keeps an SVG image that has no natural width', () => Promise.resolve(), true],
  ])('%s before hydration', async (_, decode, isKept) => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest
      .spyOn(HTMLImageElement.prototype, 'currentSrc', 'get')
      .mockReturnValue('http://localhost/pictures/q.svg');
    HTMLImageElement.prototype.decode = decode;

    const { image, fallback } = renderImage();
    await act(async () => {});

    expect(image() !== null).toBe(isKept);
    expect(fallback() === null).toBe(isKept);
  });

  test('ignores a lazy image that has not started to load', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('');

    const { image } = renderImage();

    expect(image()).toBeInTheDocument();
  });
});

describe('a raster image', () => {
  const sources = (container: HTMLElement) =>
    [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));

  test('is offered in smaller formats and sizes, and never as the original', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const { container, image } = renderImage({ src: '/pictures/q.png', sizes: '25vw' });

    expect(sources(container)).toEqual([
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

  test('that fails to load is replaced by the original, then by the initial', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const { container, image, fallback } = renderImage({ src: '/pictures/q.png' });

    fireEvent.error(image()!);
    expect(sources(container)).toEqual([]);
    expect(image()).toHaveAttribute('src', '/pictures/q.png');
    expect(fallback()).not.toBeInTheDocument();

    fireEvent.error(image()!);
    expect(image()).not.toBeInTheDocument();
    expect(fallback()).toHaveTextContent('Q');
  });

  test('is not resized in development, where only the original exists', () => {
    const { container } = renderImage({ src: '/pictures/q.png' });
    expect(sources(container)).toEqual([]);
  });

  test.each(['/pictures/q.svg', 'https://cdn.example/q.png'])('is not %s', (src) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const { container } = renderImage({ src });
    expect(sources(container)).toEqual([]);
  });
});
