import type { Color } from './ink';

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A colour between two. @param share Of the second, from 0 to 1. */
export function mix([red, green, blue]: Color, other: Color, share: number): Color {
  const between = (value: number, to: number) => value + (to - value) * share;
  return [between(red, other[0]), between(green, other[1]), between(blue, other[2])];
}

/** The lightness of a colour, L* of CIELAB, from 0 to 100. Equal differences look alike, also of dark colours. */
export function lightness(color: Color): number {
  const luminance = luminanceOf(color);
  return luminance <= 0.008856 ? 903.3 * luminance : 116 * Math.cbrt(luminance) - 16;
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The colour of six hexadecimal digits, such as `#f1eef9`. */
export function parseHex(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** @example toHex([241, 238, 249]) // '#f1eef9' */
export function toHex(color: Color): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
