import type { App, Rating } from '@/lib/catalogue/schema';

// Apart from the schema, which visitors load too: these words are for the editor's screen alone.

/** What an editor is told of a field, and the limits that the schema's own functions check. */
export interface FieldMeta {
  title: string;
  description: string;
  examples: readonly unknown[];
  /** JSON Schema keywords for what zod cannot express as such, because a function checks it. */
  limits?: Readonly<Record<string, unknown>>;
}

const WHOLE = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

/** The words for each field of a star level. */
export const ratingMeta: Record<keyof Rating, FieldMeta> = {
  name: {
    title: 'Star level',
    description: 'As the chart shows it. Give five, each once: "1 star" to "5 star".',
    examples: ['1 star', '2 star', '3 star', '4 star', '5 star'],
  },
  count: {
    title: 'Ratings of this level',
    description: 'How many people gave these stars: a whole number, 0 or more.',
    examples: [0, 60113],
    limits: WHOLE,
  },
};

/** The words for each field of an app. */
export const appMeta: Record<keyof App, FieldMeta> = {
  id: {
    title: 'Id',
    description:
      'A whole number that no other app has, greater than the one before it. It is the last part of the page’s address and what visitors’ browsers remember: keep it for good.',
    examples: [133],
    limits: WHOLE,
  },
  image: {
    title: 'Icon',
    description:
      'A file under public/, by its path with the same capitals and small letters, or an http(s) URL. Square, 100 kB or less.',
    examples: ['/icons/hornbill.svg', 'https://cdn.example/hornbill.png'],
    // A flag for case is not to be had in JSON Schema.
    limits: { allOf: undefined, pattern: '^(/(?!/)|[hH][tT][tT][pP][sS]?://[^/])' },
  },
  title: {
    title: 'Title',
    description:
      'The app’s name, which the developer gives to no other app. Cards show two lines, some 40 letters.',
    examples: ['Hornbill'],
  },
  companyName: {
    title: 'Developer',
    description: 'Who made the app, spelt alike for all apps of one developer.',
    examples: ['Loose Thread Audio'],
  },
  description: {
    title: 'Description',
    description: 'Plain text of 40 words or more, without HTML. An empty line (\\n\\n) parts paragraphs.',
    examples: ['First paragraph.\n\nSecond paragraph.'],
  },
  downloads: {
    title: 'Downloads',
    description: 'A whole number, shown as 312.7M, or a text, shown as it stands and sorted by its value.',
    examples: [312740918, '500K+', '29.6M', '1,200,000'],
    limits: {
      anyOf: [
        WHOLE,
        {
          type: 'string',
          pattern: '^\\s*(\\d+|\\d{1,3}(,\\d{3})+)(\\.\\d+)?\\s*[KMBTkmbt]?\\+?\\s*$',
        },
      ],
    },
  },
  ratingAvg: {
    title: 'Average rating',
    description: '0 to 5 stars, to one decimal: the average that the star levels make.',
    examples: [4.7],
  },
  reviews: {
    title: 'Reviews',
    description: 'How many people wrote a review: no more than gave stars.',
    examples: [1204331],
    limits: WHOLE,
  },
  ratings: {
    title: 'Star levels',
    description: 'How many people gave each number of stars. The chart draws the last one first.',
    examples: [[1, 2, 3, 4, 5].map((stars) => ({ name: `${stars} star`, count: 100 * stars }))],
  },
};
