import { type Letter, sharePictureSvg } from '@/lib/build/sharing/picture';

/** Each character is half as wide as it is high; the path tells what was set. Only Latin can be set. */
const letter: Letter = (text, size) =>
  /^[\x20-\x7e…]*$/.test(text) ? { path: `[${text}@${size}]`, width: (text.length * size) / 2 } : null;

const picture = { title: 'Fantail', subtitle: 'Larkmoor', icons: [{ initial: 'F' }] };

function setTexts(svg: string): string[] {
  return [...svg.matchAll(/d="\[(.*?)\]"/g)].flatMap(([, text]) => text ?? []);
}

test('shows initial, title, developer, rating and the brand', () => {
  const svg = sharePictureSvg({ ...picture, rating: '4.4' }, 'Brand', letter);
  expect(setTexts(svg)).toEqual(['F@165', 'Fantail@80', 'Larkmoor@36', '4.4@38', 'Brand@30']);
});

test('is 1200 by 630 pixels and XML that a parser takes', () => {
  const svg = sharePictureSvg(picture, 'Brand', letter);
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('width')).toBe('1200');
  expect(document.documentElement.getAttribute('height')).toBe('630');
});

test('leaves out a title, a developer or an initial that the font cannot set', () => {
  const svg = sharePictureSvg({ ...picture, title: 'خط', icons: [{ initial: 'خ' }] }, 'Brand', letter);
  expect(setTexts(svg)).toEqual(['Larkmoor@36', 'Brand@30']);
  expect(setTexts(sharePictureSvg({ ...picture, subtitle: '星' }, 'Brand', letter))).toEqual([
    'F@165',
    'Fantail@80',
    'Brand@30',
  ]);
});

test('wraps a title between its words', () => {
  const svg = sharePictureSvg({ ...picture, title: 'Where Did Tuesday Go' }, 'Brand', letter);
  expect(setTexts(svg)).toEqual(expect.arrayContaining(['Where Did@80', 'Tuesday Go@80']));
});

test('sets a long title smaller', () => {
  const svg = sharePictureSvg({ ...picture, title: 'Donaudampfschifffahrt' }, 'Brand', letter);
  expect(setTexts(svg)).toContain('Donaudampfschifffahrt@56');
});

test('ends what fits in no size with an ellipsis, inside the picture', () => {
  const svg = sharePictureSvg(
    { ...picture, title: 'x'.repeat(500), subtitle: 'y'.repeat(90) },
    'Brand',
    letter,
  );
  const [, title = '', subtitle = ''] = setTexts(svg);
  expect(title).toMatch(/^x+…@40$/);
  expect(title.length * 20).toBeLessThanOrEqual(700);
  expect(subtitle).toMatch(/^y+…@36$/);
});

test('shows an icon as it is, or four of them in a square', () => {
  const icons = Array.from({ length: 5 }, (_, index) => ({ dataUrl: `data:image/png;base64,${index}` }));
  const one = sharePictureSvg({ ...picture, icons: icons.slice(0, 1) }, 'Brand', letter);
  const four = sharePictureSvg({ ...picture, icons }, 'Brand', letter);
  expect(one.match(/<image /g)).toHaveLength(1);
  expect(four.match(/<image /g)).toHaveLength(4);
});
