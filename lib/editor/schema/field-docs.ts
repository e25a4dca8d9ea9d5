import { MIN_WORDS } from '@/lib/catalogue/check/texts';
import type { App, Rating } from '@/lib/catalogue/schema';

// Not in schema.ts, which visitors load too: only the JSON Schema for editors has these texts.

/** The documentation of a field, and the limits that functions of the schema check. */
export interface FieldMeta {
  title: string;
  description: string;
  examples: readonly unknown[];
  /** JSON Schema keywords for the limits that zod cannot export, because a function checks them. */
  limits?: Readonly<Record<string, unknown>>;
}

/** Texts without control characters other than white space, and without lone surrogates. */
const CHARACTERS = '[^\\u0000-\\u0008\\u000b\\u000e-\\u001f\\ud800-\\udfff]*';

const TEXT = { pattern: `^(?=[\\s\\S]*[^\\s\\p{Cc}\\p{Cf}\\p{DI}])${CHARACTERS}$` };

const WHOLE = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

/** The documentation of each field of a star level. */
export const ratingMeta: Record<keyof Rating, FieldMeta> = {
  name: {
    title: 'Star level',
    description: 'The label in the chart. Use each of "1 star" to "5 star" once.',
    examples: ['1 star', '2 star', '3 star', '4 star', '5 star'],
    limits: TEXT,
  },
  count: {
    title: 'Ratings of this level',
    description: 'Number of ratings with this many stars. A whole number, 0 or more.',
    examples: [0, 60113],
    limits: WHOLE,
  },
};

/** The documentation of each field of an app. */
export const appMeta: Record<keyof App, FieldMeta> = {
  id: {
    title: 'Id',
    description:
      'A whole number that no other app has, greater than the previous id. It is part of the page’s URL, and visitors’ browsers store it: never change it.',
    examples: [133],
    limits: WHOLE,
  },
  image: {
    title: 'Icon',
    description:
      'The path of a file under public/, in the same upper and lower case, or an http(s) URL. Square. An SVG file has 100 kB or less, a PNG or JPEG file 1 MB or less.',
    examples: ['/icons/hornbill.svg', 'https://cdn.example/hornbill.png'],
    // JSON Schema has no flag to ignore case.
    limits: { allOf: undefined, pattern: `^(?=/(?!/)|[hH][tT][tT][pP][sS]?://[^/])${CHARACTERS}$` },
  },
  title: {
    title: 'Title',
    description:
      'The name of the app. A developer can use a title once. Cards show two lines, about 40 letters.',
    examples: ['Hornbill'],
    limits: TEXT,
  },
  companyName: {
    title: 'Developer',
    description: 'The developer’s name. Use one spelling for all apps of a developer.',
    examples: ['Loose Thread Audio'],
    limits: TEXT,
  },
  description: {
    title: 'Description',
    description: `Plain text of ${MIN_WORDS} words or more, without HTML. An empty line (\\n\\n) starts a new paragraph.`,
    examples: ['First paragraph.\n\nSecond paragraph.'],
    limits: TEXT,
  },
  downloads: {
    title: 'Downloads',
    description: 'A whole number, shown as 312.7M, or text, shown unchanged and sorted by its value.',
    examples: [312740918, '500K+', '29.6M', '1,200,000'],
    limits: {
      anyOf: [
        WHOLE,
        {
          type: 'string',
          pattern: '^[^\\S\\v]*(\\d+|\\d{1,3}(,\\d{3})+)(\\.\\d+)?[^\\S\\v]*[KMBTkmbt]?\\+?[^\\S\\v]*$',
        },
      ],
    },
  },
  ratingAvg: {
    title: 'Average rating',
    description: 'The average of the star levels, 0 to 5, with one decimal.',
    examples: [4.7],
  },
  reviews: {
    title: 'Reviews',
    description: 'Number of written reviews. At most the number of ratings.',
    examples: [1204331],
    limits: WHOLE,
  },
  ratings: {
    title: 'Star levels',
    description: 'Number of ratings for each number of stars. The chart shows the last entry first.',
    examples: [[1, 2, 3, 4, 5].map((stars) => ({ name: `${stars} star`, count: 100 * stars }))],
  },
};
