import { act, fireEvent, render, screen } from '@testing-library/react';
import { Screenshots } from '@/components/details/screenshots';
import { dispatch, startNavigation } from '@/lib/navigation/store';
import '../../../fixtures/dialog-element';

const picture = { image: '/pictures/1.png', alt: 'A list', ratio: 0.5 };
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => dispatch({ type: 'cancelled' }));

test('names screenshots and films by their positions if nothing says what they show', () => {
  const film = { video: '/films/q.webm', image: '/pictures/q.svg', ratio: 1.8 };
  render(<Screenshots screenshots={[{ image: '/pictures/1.png', ratio: 1 }, film]} />);

  expect(link('Screenshot 1 of 2')).toBeVisible();
  expect(screen.getByLabelText('Screenshot 2 of 2')).toHaveAttribute('src', '/films/q.webm');
});

test('in the export, nothing loads an original of which there are copies', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  render(<Screenshots screenshots={[picture, { ...picture, image: '/pictures/2.svg', alt: 'お手紙' }]} />);
  const copy = '/resized/1152/pictures/1.png.webp';
  expect(link('A list')).toHaveAttribute('href', copy);
  expect(screen.getByAltText('A list')).toHaveAttribute('src', copy);
  expect(link('お手紙')).toHaveAttribute('href', '/pictures/2.svg');
  expect(screen.getByAltText('お手紙')).toHaveAttribute('lang', 'ja');
});

test.each([
  ['a click for a new tab opens none', 0, () => fireEvent.click(link('A list'), { ctrlKey: true })],
  [
    'a click on a page that is left opens none',
    0,
    () => {
      fireEvent.click(link('A list'));
      startNavigation('/apps', 'push');
    },
  ],
  // The last one, because it leaves an entry in the history that opens the dialog.
  ['a click opens a dialog', 1, () => fireEvent.click(link('A list'))],
])('%s', async (_, count, click) => {
  // jsdom cannot navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  render(<Screenshots screenshots={[picture]} />);
  click();
  await act(async () => void (await import('@/components/details/lightbox')));

  expect(screen.queryAllByRole('dialog')).toHaveLength(count);
});
