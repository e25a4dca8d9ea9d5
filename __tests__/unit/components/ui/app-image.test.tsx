import { fireEvent, render } from '@testing-library/react';
import { AppImage, type AppImageProps } from '@/components/ui/app-image';

/** The image is decorative: assistive technology, and so `screen`, knows nothing of it. */
function renderImage(props: Partial<AppImageProps> = {}) {
  const { container } = render(<AppImage src="/icons/q.svg" title="Quill" size={80} {...props} />);
  return {
    container,
    image: () => container.querySelector('img'),
    fallback: () => container.querySelector('[data-slot="image-fallback"]'),
  };
}

test("shows a file of the site's own in the space that it reserves", () => {
  const { image, fallback } = renderImage();

  expect(image()).toHaveAttribute('src', '/icons/q.svg');
  expect(image()).toHaveAttribute('width', '80');
  expect(image()).toHaveAttribute('height', '80');
  expect(fallback()).not.toBeInTheDocument();
});

test("shows another site's image by the address that the catalogue gives", () => {
  const { image } = renderImage({ src: 'https://cdn.example/q.png' });

  expect(image()).toHaveAttribute('src', 'https://cdn.example/q.png');
});

test('is decorative', () => {
  const { image } = renderImage();

  expect(image()).toHaveAttribute('alt', '');
});

test('loads when it comes near, or at once where it is in view from the start', () => {
  expect(renderImage().image()).toHaveAttribute('loading', 'lazy');
  expect(renderImage({ isEager: true }).image()).toHaveAttribute('loading', 'eager');
});

describe('when the image is broken', () => {
  test("puts the title's initial in its place, hidden from assistive technology", () => {
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
  ])('takes the first character of %j as people see it', (title, initial) => {
    const { image, fallback } = renderImage({ title });

    fireEvent.error(image()!);

    expect(fallback()?.textContent).toBe(initial);
  });

  test('knows of an image that failed before React was there to hear of it', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest
      .spyOn(HTMLImageElement.prototype, 'currentSrc', 'get')
      .mockReturnValue('http://localhost/icons/q.svg');

    const { image, fallback } = renderImage();

    expect(image()).not.toBeInTheDocument();
    expect(fallback()).toHaveTextContent('Q');
  });

  test('does not take a lazy image, which has not begun to load, for a broken one', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('');

    const { image } = renderImage();

    expect(image()).toBeInTheDocument();
  });
});
