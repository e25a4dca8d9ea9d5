import sharp from 'sharp';
import { WHOLE } from '@/lib/publish/images/frame';
import { framedSvg } from '@/lib/publish/images/framed-svg';

const EDGE = 100;
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
/** Left half red, right half blue, in 40 × 10. */
const halves = '<path fill="#f00" d="M0 0h20v10H0z"/><path fill="#00f" d="M20 0h20v10H20z"/>';

async function colorsOf(svg: string | null): Promise<string[]> {
  const { data, info } = await sharp(Buffer.from(svg ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: EDGE, height: EDGE });
  return [
    [10, 50],
    [90, 50],
    [50, 20],
    [50, 80],
  ].map(([x = 0, y = 0]) => data.subarray(4 * (y * EDGE + x), 4 * (y * EDGE + x) + 4).toString('hex'));
}

test.each([
  [
    'with a size and a view box',
    `<svg ${NAMESPACE} width="40" height="10" viewBox="0 0 40 10">${halves}</svg>`,
  ],
  ['without a size', `<svg ${NAMESPACE} viewBox="0 0 40 10">${halves}</svg>`],
  ['with a width only', `<svg ${NAMESPACE} width="40" viewBox="0 0 40 10">${halves}</svg>`],
  [
    'with a size of 100 %',
    `<svg ${NAMESPACE} width="100%" height="100%" viewBox="0 0 40 10">${halves}</svg>`,
  ],
  ['without a view box', `<svg ${NAMESPACE} width="40" height="10">${halves}</svg>`],
  ['in units of the screen', `<svg ${NAMESPACE} width='40px' height='10px'>${halves}</svg>`],
  [
    'with a prefix',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="40" height="10">${halves.replaceAll('<path', '<svg:path')}</svg:svg>`,
  ],
  [
    'after a declaration, a comment and a document type with entities',
    `\uFEFF<?xml version="1.0" encoding="utf-8"?><!-- <svg> --><!DOCTYPE svg [<!ENTITY red "#f00">]>
    <svg ${NAMESPACE} x="9px" y="9" width="40" height="10">${halves.replace('#f00', '&red;')}</svg><!-- end -->`.trim(),
  ],
  [
    'with styles and another part than that of its view box',
    `<svg ${NAMESPACE} viewBox="0 0 40 10"><style>.a{fill:#0f0}</style>${halves}<path class="a" d="M0-20h40v20H0z"/></svg>`,
  ],
])('a picture %s is whole, and clear around', async (_, text) => {
  expect(await colorsOf(framedSvg(text, WHOLE, EDGE))).toEqual([
    'ff0000ff',
    '0000ffff',
    '00000000',
    '00000000',
  ]);
});

test('the background fills the frame', async () => {
  const text = `<svg ${NAMESPACE} viewBox="0 0 40 10">${halves}</svg>`;
  const frame = { left: -0.25, top: -0.25, width: 1.5, height: 1.5, background: '#00ff00' };
  expect(await colorsOf(framedSvg(text, frame, EDGE))).toEqual([
    '00ff00ff',
    '00ff00ff',
    '00ff00ff',
    '00ff00ff',
  ]);
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<svg width="100%" height="100%"><path d="M0 0"/></svg>',
  '',
])('a picture without a size has no frame: %j', (text) => {
  expect(framedSvg(text, WHOLE, EDGE)).toBeNull();
});

test('an empty picture is closed', () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="1"/>';
  expect(framedSvg(text, WHOLE, EDGE)).toMatch(/ height="250" viewBox="0 0 4 1" xmlns="[^"]+"\/><\/svg>$/);
});
