import sharp from 'sharp';
import { findFrame, findSvgFrame } from '@/lib/publish/images/find-frame';
import { tokens } from '@/lib/site';

const [LIGHT, DARK] = [tokens.light.sunken, tokens.dark.sunken];

const svg = (size: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${content}</svg>`;

/** A logo of strokes, from edge to edge. */
const letters = (color: string, size = '100 100') =>
  svg(size, `<path d="M5 5v90m20-90v90m20-90v90m20-90v90m30-90v90" stroke="${color}" stroke-width="8"/>`);

const halves = (left: string, right: string) =>
  svg(
    '100 50',
    `<path d="M5 5v40m30-40v40" stroke="${left}" stroke-width="8"/>
    <path d="M65 5v40m30-40v40" stroke="${right}" stroke-width="8"/>`,
  );

/** Strokes of equal length. */
const partly = (most: string, rest: string, percent: number) => {
  const stroke = (index: number) =>
    `<path d="M${5 * index + 2} 5v90" stroke="${5 * index < percent ? rest : most}" stroke-width="2"/>`;
  return svg('100 100', Array.from({ length: 20 }, (_, index) => stroke(index)).join(''));
};

const plate = (size: string, fill: string, more = '') =>
  svg(size, `${more}<rect width="100%" height="100%" rx="4" fill="${fill}"/>`);

describe('a logo has the background on which its ink is seen', () => {
  test.each([
    ['black', '#000000', LIGHT],
    ['dark blue', '#0b1a3a', LIGHT],
    ['white', '#ffffff', DARK],
    ['pale', '#d9dde3', DARK],
    ['green', '#16a34a', undefined],
    ['orange', '#ea580c', undefined],
  ])('%s', async (_, color, background) => {
    expect((await findSvgFrame(letters(color)))?.background).toBe(background);
  });

  test.each([
    ['black and white', halves('#000', '#fff')],
    ['white and dark blue', halves('#fff', '#0b1a3a')],
    ['black with a third of white', partly('#000', '#fff', 35)],
  ])('%s, which no theme shows', async (_, logo) => {
    const { background } = (await findSvgFrame(logo)) ?? {};
    expect(background).toBe('#767676');
  });

  test('black with a little green', async () => {
    const logo = letters('#000').replace('</svg>', '<circle cx="50" cy="50" r="4" fill="#0a0"/></svg>');
    expect((await findSvgFrame(logo))?.background).toBe(LIGHT);
  });

  test('not of white ink inside of colours', async () => {
    const disc =
      '<circle cx="50" cy="50" r="40" fill="#ea580c"/><circle cx="50" cy="50" r="30" fill="#fff"/>';
    expect(await findSvgFrame(svg('100 100', disc))).toBeNull();
  });

  test('not of a blend of colours that are all seen', async () => {
    const blend = `<linearGradient id="g"><stop stop-color="#ea580c"/><stop offset="1" stop-color="#db2777"/></linearGradient>`;
    expect(
      (await findSvgFrame(letters('url(#g)').replace('<path', `${blend}<path`)))?.background,
    ).toBeUndefined();
  });

  test.each([
    // As those of Nvidia and SUSE: the green is weak on the light one, and the name cannot be seen on the dark one.
    ['green and black', halves('#76b900', '#000'), LIGHT],
    // As those of pgEdge and krakenD.
    ['blue with a quarter of black', partly('#0ea5e9', '#000', 25), LIGHT],
    ['orange with a quarter of white', partly('#ea580c', '#fff', 25), DARK],
    // As those of K3s and Tsuru.
    ['yellow and dark grey', halves('#ffc61c', '#3c3c3c'), LIGHT],
    ['bright green with a third of black', partly('#39e29d', '#000', 35), LIGHT],
    ['orange with a little white', partly('#ea580c', '#fff', 10), undefined],
    // WCAG flatters dark pairs: this one has a contrast of 3.1 with the dark background.
    ['dark green', letters('#0f766e'), LIGHT],
    ['grey', letters('#6b6b6b'), LIGHT],
  ])('of which most is seen: %s', async (_, logo, background) => {
    expect((await findSvgFrame(logo))?.background).toBe(background);
  });

  test('also of pixels', async () => {
    const png = await sharp(Buffer.from(letters('#000')))
      .png()
      .toBuffer();
    expect((await findFrame(png))?.background).toBe(LIGHT);
  });
});

describe('room', () => {
  test.each([
    ['1:3', '100 300'],
    ['8:1', '800 100'],
  ])('is around a logo of %s, in the middle of a square', async (_, size) => {
    const [width = 0, height = 0] = size.split(' ').map(Number);
    const logo = svg(
      size,
      `<path d="M4 4L${width - 4} ${height - 4}M4 ${height - 4}L${width - 4} 4" stroke="#ea580c" stroke-width="8"/>`,
    );
    const frame = await findSvgFrame(logo);
    expect(frame?.width).toBe(frame?.height);
    expect(frame?.width).toBeGreaterThan(1.15);
    expect(frame?.width).toBeLessThan(1.2);
    expect(Number(frame?.left) + Number(frame?.width) / 2).toBeCloseTo(0.5, 1);
    expect(Number(frame?.top) + Number(frame?.height) / 2).toBeCloseTo(0.5, 1);
  });

  test('is not added to a logo that has it', async () => {
    expect(await findSvgFrame(svg('100 100', '<circle cx="50" cy="50" r="38" fill="#ea580c"/>'))).toBeNull();
  });

  test('is taken from a logo that would be tiny', async () => {
    const frame = await findSvgFrame(svg('100 100', '<circle cx="50" cy="50" r="9" fill="#ea580c"/>'));
    expect(frame?.width).toBeLessThan(0.25);
  });

  test('is around the whole picture if it has texts, whose fonts can differ', async () => {
    const text = svg('100 100', '<text x="30" y="50" fill="#ea580c">Quill</text>');
    expect((await findSvgFrame(text))?.width).toBeGreaterThan(1.15);
  });
});

describe('a background of its own', () => {
  test('stays as it is in a square picture', async () => {
    expect(await findSvgFrame(plate('100 100', '#0f1e3d'))).toBeNull();
    expect(await findSvgFrame(plate('100 100', '#ffffff'))).toBeNull();
  });

  test.each(['300 100', '100 250'])('is continued in a square around a picture of %s', async (size) => {
    expect(await findSvgFrame(plate(size, '#0f1e3d'))).toMatchObject({ background: '#0f1e3d' });
  });

  test('is continued in its colour also if a letter touches its edge', async () => {
    const letter = plate('300 100', '#143c8c').replace(
      '</svg>',
      '<path d="M0 0h20v9H0z" fill="#fff"/></svg>',
    );
    expect(await findSvgFrame(letter)).toMatchObject({ background: '#143c8c' });
  });

  test.each([
    [
      'two halves',
      '<path d="M0 0h180v100H0z" fill="#0f1e3d"/><path d="M180 0h120v100H180z" fill="#22c55e"/>',
    ],
    [
      'stripes',
      Array.from(
        { length: 15 },
        (_, index) => `<path d="M${20 * index} 0h10v100h-10z" fill="#22c55e"/>`,
      ).join(''),
    ],
    [
      'a gradient',
      `<linearGradient id="x"><stop stop-color="#000"/><stop offset="1" stop-color="#f00"/></linearGradient>
      <path d="M0 0h300v100H0z" fill="url(#x)"/>`,
    ],
  ])('is not continued if it is %s, which has room instead', async (_, content) => {
    const frame = await findSvgFrame(plate('300 100', '#ea580c').replace('</svg>', `${content}</svg>`));
    expect(frame).toMatchObject({ width: expect.closeTo(1 / 0.84, 1) });
    expect(frame?.background).toBeUndefined();
  });
});

describe('what librsvg does not draw as browsers', () => {
  test.each([
    '<foreignObject width="100" height="100"><p xmlns="http://www.w3.org/1999/xhtml">Quill</p></foreignObject>',
    '<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style><path d="M0 0h9v9z"/>',
    '<path d="M0 0h9v9z" fill="var(--ink)"/>',
    '<path d="M0 0h9v9z" fill="oklch(97% .01 280)"/>',
    '<path d="M0 0h9v9z" style="fill:LAB(97% 0 0)"/>',
    '<path d="M0 0h9v9z" style="color:#fff;fill:color(display-p3 1 1 1)"/>',
    '<path d="M0 0h9v9z" fill="color-mix(in srgb, #fff, red)"/>',
    '<path d="M0 0h9v9z" style="fill:#000;fill:light-dark(#000, #fff)"/>',
    '<style>@supports (fill: red) { path { fill: #fff } }</style><path d="M0 0h9v9z"/>',
    '<style>@layer ink { path { fill: #fff } }</style><path d="M0 0h9v9z"/>',
    '<style>:where(path) { fill: #fff }</style><path d="M0 0h9v9z"/>',
    '<path d="M0 0h9v9z"><animate attributeName="d" to="M0 0h99v9z" dur="1s"/></path>',
  ])('is not measured, and has room only if it is not square: %s', async (content) => {
    expect(await findSvgFrame(svg('100 100', content))).toBeNull();
    const frame = await findSvgFrame(svg('300 100', content));
    expect(frame?.background).toBeUndefined();
    expect(frame?.width).toBeGreaterThan(1.15);
  });

  test.each([
    ['100 100', 'style="background:#e33"', ''],
    ['300 100', "style='fill:none; Background-Color: white'", ''],
    ['300 100', '', '<style>svg { background: linear-gradient(red, blue) }</style>'],
  ])(
    'is a background of the picture, with which it stays as it is: %s %s%s',
    async (size, attribute, style) => {
      const logo = letters('#fff', size)
        .replace('<svg', `<svg ${attribute}`)
        .replace('<path', `${style}<path`);
      expect(await findSvgFrame(logo)).toBeNull();
    },
  );

  test.each([
    'background:none',
    'background: none',
    'background-color : transparent',
    'enable-background:new 0 0 9 9',
  ])('is no background: %s', async (style) => {
    expect((await findSvgFrame(letters('#000').replace('<svg', `<svg style="${style}"`)))?.background).toBe(
      LIGHT,
    );
  });

  test.each([
    'fill:#000;fill:color(display-p3 0 0 0);fill-opacity:1',
    'stroke: #000; fill : rgb(0, 0, 0) ;\n fill : oklab(0% 0 0)',
  ])('is not a colour after the same one in sRGB: %s', async (style) => {
    const logo = letters('#000').replace('<path', `<circle cx="50" cy="50" r="4" style="${style}"/><path`);
    expect((await findSvgFrame(logo))?.background).toBe(LIGHT);
  });

  test('is not a font, with which only the width of texts differs', async () => {
    const font = '<style>@font-face { font-family: Quill; src: url(data:font/woff2;base64,) }</style>';
    const frame = await findSvgFrame(letters('#000').replace('<path', `${font}<path`));
    expect(frame?.background).toBe(LIGHT);
  });

  test('is not what a drawing program adds for itself', async () => {
    const own =
      '<switch><foreignObject requiredExtensions="http://ns.example/" width="1" height="1"><p/></foreignObject>';
    const logo = letters('#000').replace('<path', `${own}<path`).replace('</svg>', '</switch></svg>');
    expect((await findSvgFrame(logo))?.background).toBe(LIGHT);
  });
});

test.each([
  ['without a size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'],
  ['without ink', svg('300 100', '')],
  ['that is no SVG picture', '<html></html>'],
])('a picture %s is shown as it is', async (_, text) => {
  expect(await findSvgFrame(text)).toBeNull();
});
