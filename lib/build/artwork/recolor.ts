import { converter, formatHex } from 'culori';

/** A gradient, as six-digit hex colours. */
export interface BrandColors {
  from: string;
  to: string;
}

/** Maximum distance, in degrees, of a hue that belongs to the drawing's brand colour. */
const HUE_RANGE = 40;

/** Colours with less chroma (greys, shadows, skin) are not changed. */
const MIN_CHROMA = 0.03;

const toOklch = converter('oklch');

/**
 * Recolours a drawing for another brand. The drawing declares its brand colours as `data-brand="#632ee3 #9f62f2"`.
 * They are replaced by the brand's colours, and similar hues are rotated by the same angle, with their own lightness.
 * A drawing without the attribute is returned unchanged.
 */
export function recolor(svg: string, brand: BrandColors): string {
  const drawn = /\sdata-brand="(#[\da-f]{6}) (#[\da-f]{6})"/i.exec(svg);
  if (!drawn) return svg;
  const [attribute, from = '', to = ''] = drawn;
  const bare = svg.replace(attribute, '');
  if (from === brand.from && to === brand.to) return bare;
  const hue = hueOf(from);
  const turn = hueOf(brand.from) - hue;
  return bare.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (color) => {
    if (color === from) return brand.from;
    if (color === to) return brand.to;
    const oklch = toOklch(color);
    if (!oklch || oklch.c < MIN_CHROMA || distance(oklch.h ?? 0, hue) > HUE_RANGE) return color;
    return formatHex({ ...oklch, h: (oklch.h ?? 0) + turn });
  });
}

function hueOf(color: string): number {
  return toOklch(color)?.h ?? 0;
}

/** The distance between two hues on the colour wheel, 0 to 180 degrees. */
function distance(a: number, b: number): number {
  return 180 - Math.abs(Math.abs(a - b) - 180);
}
