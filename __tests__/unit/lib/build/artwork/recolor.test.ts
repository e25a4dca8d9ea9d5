import { recolor } from '@/lib/build/artwork/recolor';

const VIOLET = { from: '#632ee3', to: '#9f62f2' };
const GREEN = { from: '#0a7a3c', to: '#35c46f' };

function drawing(color: string): string {
  return `<svg data-brand="${VIOLET.from} ${VIOLET.to}" xmlns="x"><path fill="${color}"/></svg>`;
}

function colorIn(svg: string): string | undefined {
  return /fill="([^"]+)"/.exec(svg)?.[1];
}

test('removes only the attribute if the drawing has the colours of the brand', () => {
  expect(recolor(drawing('#7c45ea'), VIOLET)).toBe('<svg xmlns="x"><path fill="#7c45ea"/></svg>');
});

test('does not change a drawing without the attribute', () => {
  const svg = '<svg><path fill="#632ee3"/></svg>';
  expect(recolor(svg, GREEN)).toBe(svg);
});

test.each([
  ['#632ee3', '#0a7a3c'],
  ['#9f62f2', '#35c46f'],
])('replaces the brand colour %s by the new one', (color, expected) => {
  expect(colorIn(recolor(drawing(color), GREEN))).toBe(expected);
});

test('changes the hue of a shade of the brand, but not its lightness', () => {
  const color = colorIn(recolor(drawing('#3f16a8'), GREEN)) ?? '';
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  expect(green).toBeGreaterThan(Math.max(red, blue));
  expect(green).toBeLessThan(0x80);
});

test.each([
  ['a hue far from the brand', '#f5a524'],
  ['white', '#fff'],
  ['grey', '#b9b9b9'],
])('does not change %s', (_kind, color) => {
  expect(colorIn(recolor(drawing(color), GREEN))).toBe(color);
});
