import { SHARE_SIZE } from './files';

/** A line of text as outlines, so that a picture needs no font where it is drawn. */
export interface Lettering {
  /** The `d` of an SVG path, in pixels, from the baseline's start at 0,0. */
  path: string;
  /** Pixels. */
  width: number;
}

/** Sets a text in the house's font; null where the font lacks one of its characters. */
export type Letter = (text: string, size: number, weight: 600 | 800) => Lettering | null;

/** What stands on a share picture. */
export interface SharePicture {
  title: string;
  subtitle: string;
  /** Beside a star; absent where nobody has rated. */
  rating?: string;
  /** One icon, or four for a page of many apps. */
  icons: readonly ShareIcon[];
}

/** An icon: a square picture as a `data:` URL or, where there is none, the initial to stand in for it. */
export type ShareIcon = { dataUrl: string } | { initial: string };

/** The edge of the square that one icon fills, in pixels. */
export const SHARE_ICON_SIZE = 330;

const MARGIN = 84;
const TEXT_X = MARGIN + SHARE_ICON_SIZE + 66;
const TEXT_WIDTH = SHARE_SIZE.width - TEXT_X - MARGIN;
/** Pixels, with the lines that a title of that size may take. */
const SMALLEST_TITLE = 40;
const TITLE_SIZES = [
  { size: 80, most: 2 },
  { size: 66, most: 2 },
  { size: 56, most: 3 },
  { size: 46, most: 4 },
  { size: SMALLEST_TITLE, most: 4 },
];
const STAR = 'M0-19 5.6-6.6 19-5 9.1 4.2 11.8 17.6 0 10.9-11.8 17.6-9.1 4.2-19-5-5.6-6.6Z';

/** One line of a picture, with the space that it takes from the line before. */
interface Line {
  lettering: Lettering;
  leading: number;
  opacity: number;
  star?: boolean;
}

/**
 * A share picture as SVG, without a single `<text>`: icons at the left, words at the right. A text that the font
 * cannot set is left out, and the others close up, so that nobody sees empty boxes.
 *
 * @param brand The company's name, at the foot.
 */
export function sharePictureSvg(picture: SharePicture, brand: string, letter: Letter): string {
  const { width, height } = SHARE_SIZE;
  const name = letter(brand, 30, 800);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="brand" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#5a25d6"/><stop offset="1" stop-color="#9f62f2"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#brand)"/>
<path d="M0 560c210-70 390-70 600-28s390 28 600-42v140H0Z" fill="#fff" opacity=".1"/>
${iconsSvg(picture.icons, letter)}
${linesSvg(linesOf(picture, letter))}
${name ? pathSvg(name, width - MARGIN - name.width, height - 44, 0.92) : ''}
</svg>`;
}

function linesOf({ title, subtitle, rating }: SharePicture, letter: Letter): Line[] {
  const titleLines = fitTitle(title, letter);
  const under = fitLine(subtitle, 36, 600, letter);
  const stars = rating === undefined ? null : letter(rating, 38, 600);
  return [
    ...titleLines.lines.map((lettering) => ({ lettering, leading: titleLines.size * 1.1, opacity: 1 })),
    ...(under ? [{ lettering: under, leading: 60, opacity: 0.86 }] : []),
    ...(stars ? [{ lettering: stars, leading: 72, opacity: 1, star: true }] : []),
  ];
}

/** The longer a title, the smaller it is set, in more lines; one that is longer still ends in an ellipsis. */
function fitTitle(title: string, letter: Letter): { lines: Lettering[]; size: number } {
  for (const { size, most } of TITLE_SIZES) {
    const lines = wrap(title, size, letter);
    if (!lines) return { lines: [], size };
    if (lines.length <= most && lines.every(({ width }) => width <= TEXT_WIDTH)) return { lines, size };
  }
  const line = fitLine(title, SMALLEST_TITLE, 800, letter);
  return { lines: line ? [line] : [], size: SMALLEST_TITLE };
}

/** The words of a title in as few lines as possible; null where a word cannot be set. */
function wrap(title: string, size: number, letter: Letter): Lettering[] | null {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const set = letter(longer, size, 800);
    if (!set) return null;
    if (last !== undefined && set.width > TEXT_WIDTH) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines.flatMap((line) => letter(line, size, 800) ?? []);
}

function fitLine(text: string, size: number, weight: 600 | 800, letter: Letter): Lettering | null {
  const whole = letter(text, size, weight);
  if (!whole || whole.width <= TEXT_WIDTH) return whole;
  const characters = [...text];
  const keep = Math.floor((characters.length * TEXT_WIDTH) / whole.width) - 1;
  const shorter = characters
    .slice(0, keep)
    .join('')
    .replace(/[\s…]+$/, '');
  return fitLine(`${shorter}…`, size, weight, letter);
}

function linesSvg(lines: readonly Line[]): string {
  const total = lines.reduce((sum, { leading }) => sum + leading, 0);
  let y = (SHARE_SIZE.height - total) / 2 - 14;
  return lines
    .map(({ lettering, leading, opacity, star }) => {
      y += leading;
      if (!star) return pathSvg(lettering, TEXT_X, y, opacity);
      return `<path d="${STAR}" transform="translate(${TEXT_X + 20} ${y - 13})" fill="#ffc46b"/>${pathSvg(lettering, TEXT_X + 52, y, opacity)}`;
    })
    .join('\n');
}

function pathSvg({ path }: Lettering, x: number, y: number, opacity: number): string {
  return `<path d="${path}" transform="translate(${x} ${y})" fill="#fff" opacity="${opacity}"/>`;
}

function iconsSvg(icons: readonly ShareIcon[], letter: Letter): string {
  const top = (SHARE_SIZE.height - SHARE_ICON_SIZE) / 2;
  if (icons.length < 4)
    return icons
      .slice(0, 1)
      .map((icon) => iconSvg(icon, MARGIN, top, SHARE_ICON_SIZE, letter))
      .join('');
  const gap = 22;
  const edge = (SHARE_ICON_SIZE - gap) / 2;
  return icons
    .slice(0, 4)
    .map((icon, index) =>
      iconSvg(
        icon,
        MARGIN + (index % 2) * (edge + gap),
        top + Math.floor(index / 2) * (edge + gap),
        edge,
        letter,
      ),
    )
    .join('\n');
}

/** Rounded as the site rounds icons, on a shadow. */
function iconSvg(icon: ShareIcon, x: number, y: number, edge: number, letter: Letter): string {
  const radius = edge * 0.22;
  const clip = `clip-${x}-${y}`;
  const frame = `<rect width="${edge}" height="${edge}" rx="${radius}"`;
  return `<g transform="translate(${x} ${y})"><clipPath id="${clip}">${frame}/></clipPath>
<g transform="translate(0 ${edge * 0.04})">${frame} fill="#1c0a4f" opacity=".28"/></g>
${'dataUrl' in icon ? `<image width="${edge}" height="${edge}" href="${icon.dataUrl}" clip-path="url(#${clip})"/>` : `${frame} fill="#fff" opacity=".2"/>${initialSvg(icon.initial, edge, letter)}`}</g>`;
}

function initialSvg(initial: string, edge: number, letter: Letter): string {
  const set = letter(initial, edge * 0.5, 800);
  return set ? pathSvg(set, (edge - set.width) / 2, edge * 0.675, 1) : '';
}
