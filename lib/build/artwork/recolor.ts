import { converter, formatHex } from 'culori';

/** A gradient, as six-digit hex colours. */
export interface BrandColors {
  from: string;
  to: string;
}

/** Colours whose hue is within this distance of the drawing's brand colour belong to it, in degrees. */
const HUE_RANGE = 40;

/** Colours with less chroma are greys, shadows and skin, which every brand shares. */
const MIN_CHROMA = 0.03;

const toOklch = converter('oklch');

/**
 * Recolours a drawing for another brand. A drawing names the brand colours that it is drawn in as
 * `data-brand="#632ee3 #9f62f2"`: these become the brand's own, and the hues near them turn with them, at their own
 * lightness. A drawing without the attribute is returned as it is.
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

/** The distance of two hues on the circle, 0 to 180 degrees. */
function distance(a: number, b: number): number {
  return 180 - Math.abs(Math.abs(a - b) - 180);
}
