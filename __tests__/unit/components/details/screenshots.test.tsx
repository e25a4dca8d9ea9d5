import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screenshots } from '@/components/details/screenshots';
import { dispatch, startNavigation } from '@/lib/navigation/store';
import { pressEscape } from '../../../fixtures/dialog-element';

const screenshots = [
  { image: '/pictures/1.png', alt: 'A list', ratio: 0.5 },
  { image: '/pictures/2.svg', alt: 'お手紙', ratio: 1.6 },
  { image: 'https://cdn.example/3.png', alt: 'A parcel', ratio: 1 },
];

const link = (name: string) => screen.getByRole('link', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Screenshots' });
const shown = (box: HTMLElement) => box.querySelector('img')?.getAttribute('src');

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  window.history.replaceState(null, '');
  dispatch({ type: 'cancelled' });
  render(<Screenshots screenshots={screenshots} />);
});

test('links each screenshot, which has its text and its place, to its file', () => {
  const links = within(screen.getByRole('region', { name: 'Screenshots' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(screenshots.map(({ image }) => image));
  for (const { alt } of screenshots) expect(screen.getByAltText(alt)).toHaveAttribute('loading', 'lazy');
  expect(screen.getByAltText('お手紙')).toHaveAttribute('lang', 'ja');
  expect(links[0]?.parentElement).toHaveStyle({ '--ratio': '0.5' });
});

test('names screenshots and films by their positions if nothing says what they show', () => {
  cleanup();
  const film = { video: '/films/q.webm', image: '/pictures/q.svg', ratio: 1.8 };
  render(<Screenshots screenshots={[{ image: '/pictures/1.png', ratio: 1 }, film]} />);

  expect(link('Screenshot 1 of 2')).toBeVisible();
  expect(screen.getByLabelText('Screenshot 2 of 2')).toHaveAttribute('src', '/films/q.webm');
});

test('in the export, neither links nor the dialog load an original of which there are copies', async () => {
  cleanup();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  render(<Screenshots screenshots={screenshots} />);
  const copy = '/resized/1152/pictures/1.png.webp';
  expect(link('A list')).toHaveAttribute('href', copy);
  expect(screen.getByAltText('A list')).toHaveAttribute('src', copy);
  expect(link('お手紙')).toHaveAttribute('href', '/pictures/2.svg');

  await userEvent.click(link('A list'));

  expect(shown(await dialog())).toBe(copy);
});

test('a film plays in its place, and the dialog has the pictures only', async () => {
  cleanup();
  const film = { video: '/films/q.webm', image: '/pictures/q.svg', alt: 'A tour', ratio: 1.8 };
  const { container } = render(<Screenshots screenshots={[film, ...screenshots]} />);

  const player = screen.getByLabelText('A tour');
  expect(player).toHaveAttribute('src', '/films/q.webm');
  expect(player).toHaveAttribute('poster', '/pictures/q.svg');
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).not.toHaveAttribute('autoplay');
  expect(container.querySelector('.play-sign')).toBeVisible();
  // jsdom does not play.
  const play = jest
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockImplementation(async () => void fireEvent.play(player));
  await userEvent.click(player);
  expect(play).toHaveBeenCalledTimes(1);
  await userEvent.click(player);
  expect(play).toHaveBeenCalledTimes(1);
  expect(container.querySelector('.play-sign')).toBeNull();

  await userEvent.click(link('お手紙'));
  const box = await dialog();
  expect(shown(box)).toBe('/pictures/2.svg');
  expect(box).toHaveTextContent('2 of 3');
});

test('a click opens a dialog with the screenshot, its text and its position', async () => {
  await userEvent.click(link('お手紙'));

  const box = await dialog();
  expect(shown(box)).toBe('/pictures/2.svg');
  expect(within(box).getByText('お手紙')).toHaveAttribute('lang', 'ja');
  expect(box).toHaveTextContent('2 of 3');
});

test('buttons and arrow keys show the others, in a circle', async () => {
  await userEvent.click(link('A list'));
  const box = await dialog();

  await userEvent.click(within(box).getByRole('button', { name: 'Previous screenshot' }));
  expect(shown(box)).toBe('https://cdn.example/3.png');
  await userEvent.click(within(box).getByRole('button', { name: 'Next screenshot' }));
  expect(shown(box)).toBe('/pictures/1.png');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown(box)).toBe('/pictures/2.svg');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown(box)).toBe('https://cdn.example/3.png');
  // Back and Forward of the browser.
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(shown(box)).toBe('https://cdn.example/3.png');
});

test.each([
  ['Escape', pressEscape],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s goes back, which closes the dialog, and returns the focus to the link', async (_name, close) => {
  const back = jest.spyOn(window.history, 'back').mockImplementation();
  await userEvent.click(link('A parcel'));
  await dialog();

  await close();
  await close();
  expect(back).toHaveBeenCalledTimes(1);
  // Until the history is back: a click on a link would lose its page.
  expect(screen.getByRole('dialog')).toBeVisible();

  await act(async () => startNavigation('/', 'traverse'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link('A parcel')).toHaveFocus();
});

test('the dialog is open after a reload', async () => {
  fireEvent.click(link('A parcel'));
  await dialog();
  cleanup();
  render(<Screenshots screenshots={screenshots} />);

  expect(await dialog()).toHaveTextContent('3 of 3');
});

test('a click for a new tab opens no dialog', async () => {
  const isDefault = jest.fn();
  // jsdom cannot navigate.
  const onClick = (event: Event) => {
    isDefault(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(link('A list'), { ctrlKey: true });
  expect(isDefault.mock.calls).toEqual([[true]]);
  await import('@/components/details/lightbox');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  fireEvent.click(link('A list'));
  await dialog();
});

test('no dialog opens on the next page', async () => {
  fireEvent.click(link('A list'));
  startNavigation('/apps', 'push');
  await act(async () => void (await import('@/components/details/lightbox')));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
