import { brand, tokens } from '@/lib/site';
import { SHARE_PICTURE_SIZE } from './paths';

/** A square image as a `data:` URL or, without an image, the initial that is drawn in its place. */
export type Icon = { dataUrl: string } | { initial: string };

/** The edge of the square at the left, which one icon or four fill, in pixels. */
export const ICON_EDGE = 330;

const MARGIN = 84;
const ICON_GAP = 22;
const TEXT_LEFT = MARGIN + ICON_EDGE + 66;

/** The width of the words at the right, in pixels. */
export const TEXT_WIDTH = SHARE_PICTURE_SIZE.width - TEXT_LEFT - MARGIN;

const colors = { text: '#fff', shadow: '#1c0a4f47', star: tokens.dark.gold } as const;

/** A no-break space: the renderer drops an element without content, its box included. */
const BLANK = '\u00a0';

const WAVE = 'M0 560c210-70 390-70 600-28s390 28 600-42v140H0Z';
const STAR = 'M0-19 5.6-6.6 19-5 9.1 4.2 11.8 17.6 0 10.9-11.8 17.6-9.1 4.2-19-5-5.6-6.6Z';

/** The size of a title in pixels, and how many lines it may take. */
export interface TitleSize {
  size: number;
  lines: number;
}

export interface SharePictureLayoutProps {
  title?: string;
  titleSize: TitleSize;
  subtitle?: string;
  rating?: string;
  /** One icon or four. */
  icons: readonly Icon[];
  /** The company's name, at the foot. */
  company: string;
}

/** A share picture: icons at the left, words at the right. Texts that are left out take no space. */
export function SharePictureLayout({
  title,
  titleSize,
  subtitle,
  rating,
  icons,
  company,
}: SharePictureLayoutProps) {
  return (
    <div style={styles.picture}>
      <svg style={styles.wave} viewBox="0 0 1200 630" xmlns="http://www.w3.org/2000/svg">
        <title>Wave</title>
        <path d={WAVE} fill="#fff" opacity=".1" />
      </svg>
      <Icons icons={icons} />
      <div style={styles.words}>
        {title && <Title {...titleSize}>{title}</Title>}
        {subtitle && <div style={styles.subtitle}>{subtitle}</div>}
        {rating && (
          <div style={styles.rating}>
            <svg style={styles.star} viewBox="-20 -20 40 40" xmlns="http://www.w3.org/2000/svg">
              <title>Star</title>
              <path d={STAR} fill={colors.star} />
            </svg>
            {rating}
          </div>
        )}
      </div>
      <div style={styles.company}>{company}</div>
    </div>
  );
}

interface TitleProps extends TitleSize {
  children: string;
}

function Title({ size, lines, children }: TitleProps) {
  return (
    <div style={{ ...titleStyle(size), lineClamp: lines, overflowWrap: 'anywhere' } as React.CSSProperties}>
      {children}
    </div>
  );
}

/** The style of a title, without what happens when it does not fit. */
export function titleStyle(size: number): React.CSSProperties {
  return { fontSize: size, fontWeight: 800, lineHeight: `${titleLineHeight(size)}px` };
}

/** The height of a line of a title, in pixels. */
export function titleLineHeight(size: number): number {
  return Math.round(size * 1.1);
}

function Icons({ icons }: Pick<SharePictureLayoutProps, 'icons'>) {
  const edge = icons.length > 1 ? (ICON_EDGE - ICON_GAP) / 2 : ICON_EDGE;
  return (
    <div style={styles.icons}>
      {icons.map((icon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once.
        <IconFrame key={index} icon={icon} edge={edge} />
      ))}
    </div>
  );
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
    boxShadow: `0 ${edge * 0.04}px 0 ${colors.shadow}`,
  };
  // biome-ignore lint/performance/noImgElement: not a page.
  if ('dataUrl' in icon) return <img alt="" src={icon.dataUrl} style={frame} />;
  return <div style={{ ...frame, ...styles.initial, fontSize: edge * 0.5 }}>{icon.initial || BLANK}</div>;
}

const styles = {
  picture: {
    position: 'relative',
    display: 'flex',
    ...SHARE_PICTURE_SIZE,
    color: colors.text,
    backgroundImage: `linear-gradient(to bottom right, ${brand.from}, ${brand.to})`,
  },
  wave: { position: 'absolute', top: 0, left: 0, ...SHARE_PICTURE_SIZE },
  icons: {
    position: 'absolute',
    top: (SHARE_PICTURE_SIZE.height - ICON_EDGE) / 2,
    left: MARGIN,
    display: 'flex',
    flexWrap: 'wrap',
    gap: ICON_GAP,
    width: ICON_EDGE,
  },
  initial: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    fontWeight: 800,
    backgroundColor: '#ffffff33',
  },
  words: {
    position: 'absolute',
    top: 0,
    left: TEXT_LEFT,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: TEXT_WIDTH,
    height: SHARE_PICTURE_SIZE.height,
  },
  subtitle: {
    display: 'block',
    marginTop: 10,
    fontSize: 36,
    fontWeight: 600,
    lineHeight: '52px',
    opacity: 0.86,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  rating: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginTop: 18,
    fontSize: 38,
    fontWeight: 600,
    lineHeight: '52px',
  },
  star: { width: 40, height: 40 },
  company: {
    position: 'absolute',
    right: MARGIN,
    bottom: 36,
    fontSize: 30,
    fontWeight: 800,
    lineHeight: '36px',
    opacity: 0.92,
  },
} as const satisfies Record<string, React.CSSProperties>;
