import { brand, tokens } from '@/lib/site';
import { direction } from '@/texts/language';
import { SHARE_PICTURE_SIZE } from './pictures';

/** A square image as a `data:` URL, and what is behind it, or, without an image, the initial that is drawn in its place. */
export type Icon = { dataUrl: string; background?: string } | { initial: string };

/** Where a line of the language of the site begins and ends. */
const [START, END] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);

/** The edge of the square at the start, which one icon or four fill, in pixels. */
export const ICON_EDGE = 330;

const ICON_GAP = 22;

/** The width of the words at the end, in pixels. */
export const TEXT_WIDTH = 636;

/** The height that the lines of a title can take, in pixels. */
export const TITLE_HEIGHT = 204;

const LINE_HEIGHT = 1.1;

/** A no-break space: the renderer drops an element without content, its box included. */
const BLANK = '\u00a0';

const WAVE = 'M0 560c210-70 390-70 600-28s390 28 600-42v140H0Z';
const STAR = 'M0-19 5.6-6.6 19-5 9.1 4.2 11.8 17.6 0 10.9-11.8 17.6-9.1 4.2-19-5-5.6-6.6Z';

interface SharePictureLayoutProps {
  title?: string;
  /** The size of the title in pixels. */
  titleSize: number;
  subtitle?: string;
  rating?: string;
  /** One icon or four. */
  icons: readonly Icon[];
  /** The company's name, at the foot. */
  company: string;
}

/** A share picture: icons at the start, words at the end. Texts that are left out take no space. */
export function SharePictureLayout({
  title,
  titleSize,
  subtitle,
  rating,
  icons,
  company,
}: SharePictureLayoutProps) {
  const iconEdge = icons.length > 1 ? (ICON_EDGE - ICON_GAP) / 2 : ICON_EDGE;
  // A longer title ends in an ellipsis.
  const lineClamp = Math.floor(TITLE_HEIGHT / (titleSize * LINE_HEIGHT));
  const background = `linear-gradient(to bottom right, ${brand.from}, ${brand.to})`;
  return (
    <div tw="relative flex text-white" style={{ ...SHARE_PICTURE_SIZE, backgroundImage: background }}>
      <svg
        tw="absolute inset-0"
        style={SHARE_PICTURE_SIZE}
        viewBox="0 0 1200 630"
        xmlns="http://www.w3.org/2000/svg"
      >
        <title>Wave</title>
        <path d={WAVE} fill="#fff" opacity=".1" />
      </svg>
      <div tw="absolute top-[150px] flex flex-wrap" style={{ [START]: 84, width: ICON_EDGE, gap: ICON_GAP }}>
        {icons.map((icon, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once.
          <IconFrame key={index} icon={icon} edge={iconEdge} />
        ))}
      </div>
      <div
        tw="absolute top-0 flex h-[630px] flex-col justify-center"
        style={{ [START]: 480, width: TEXT_WIDTH, textAlign: START }}
      >
        {title && (
          <div style={{ ...titleStyle(titleSize), lineClamp, overflowWrap: 'anywhere' }}>{title}</div>
        )}
        {subtitle && (
          <div
            tw="mt-[10px] block font-semibold text-[36px] leading-[52px] opacity-[0.86]"
            style={{ lineClamp: 2, overflowWrap: 'anywhere' }}
          >
            {subtitle}
          </div>
        )}
        {rating && (
          <div
            tw="mt-[18px] flex items-center gap-[12px] font-semibold text-[38px] leading-[52px]"
            style={{ flexDirection: START === 'right' ? 'row-reverse' : 'row' }}
          >
            <svg tw="h-[40px] w-[40px]" viewBox="-20 -20 40 40" xmlns="http://www.w3.org/2000/svg">
              <title>Star</title>
              <path d={STAR} fill={tokens.dark.gold} />
            </svg>
            {rating}
          </div>
        )}
      </div>
      <div
        tw="absolute bottom-[36px] font-extrabold text-[30px] leading-[36px] opacity-[0.92]"
        style={{ [END]: 84 }}
      >
        {company}
      </div>
    </div>
  );
}

/** The style of a title, without what happens when it does not fit. */
export function titleStyle(size: number): React.CSSProperties {
  return { fontSize: size, fontWeight: 800, lineHeight: LINE_HEIGHT };
}

interface IconFrameProps {
  icon: Icon;
  edge: number;
}

/** Rounded as the site rounds icons, with a shadow below. */
function IconFrame({ icon, edge }: IconFrameProps) {
  const frame: React.CSSProperties = {
    width: edge,
    height: edge,
    borderRadius: edge * 0.22,
    boxShadow: `0 ${edge * 0.04}px 0 #00000047`,
  };
  if ('dataUrl' in icon)
    // biome-ignore lint/performance/noImgElement: not a page.
    return <img alt="" src={icon.dataUrl} style={{ ...frame, backgroundColor: icon.background }} />;
  return (
    <div
      tw="flex items-center justify-center bg-[#ffffff33] font-extrabold"
      style={{ ...frame, fontSize: edge * 0.5 }}
    >
      {icon.initial || BLANK}
    </div>
  );
}
