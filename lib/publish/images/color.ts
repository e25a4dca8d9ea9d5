import type { Color } from './ink';

/** The lightness of a colour, L* of CIELAB, from 0 to 100. Equal differences look alike, also of dark colours. */
export function lightness([red, green, blue]: Color): number {
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
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
