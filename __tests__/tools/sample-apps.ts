import fc from 'fast-check';
import type { App } from '@/lib/catalogue/schema';

/** Words of titles by script, with the share of titles that use it. */
const SCRIPTS: { weight: number; words: string; separator?: string }[] = [
  {
    weight: 86,
    words:
      'Atlas Bramble Cinder Daily Ember Focus Garden Harbour Ink Journal Kettle Lantern Meadow Notes Orbit Pocket Quill River Sketch Timer Umbra Voice Weather Xylo Yarn Zenith Photo Music Budget Camera Recipes Trains Chess Sleep Reader Mail Maps Tasks Habits Workout Language Studio Planner Scanner Radio Puzzle',
  },
  { weight: 4, words: 'Погода Заметки Словарь Поезда Музыка Бюджет Рецепты Камера Карты Шахматы' },
  { weight: 3, words: 'خرائط طقس دفتر موسيقى وصفات رياضة قاموس ميزانية' },
  { weight: 4, words: '天気 地図 音楽 写真 家計簿 料理 電車 辞書 日記 将棋', separator: '' },
  { weight: 2, words: 'Καιρός Χάρτες Μουσική Λεξικό Τρένα Σκάκι' },
  { weight: 1, words: '🎨 🎵 🧩 📷 🚆 🌦️ 👩‍🍳' },
];

const PROSE =
  'the a of and to in for with your every quickly without account shared offline lists photos friends weather budget trains recipes reminders music learns keeps shows sorts finds plans draws plays reads writes saves sends tracks counts small large clear calm simple daily weekly private local'.split(
    ' ',
  );

const title = fc.oneof(
  ...SCRIPTS.map(({ weight, words, separator = ' ' }) => ({
    weight,
    arbitrary: fc
      .array(fc.constantFrom(...words.split(' ')), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(separator)),
  })),
);

/** Most descriptions have 5 to 40 words, some a few paragraphs. */
const paragraph = fc
  .array(fc.constantFrom(...PROSE), { minLength: 5, maxLength: 40 })
  .map((words) => `${words.join(' ')}.`.replace(/^./, (first) => first.toUpperCase()));
const description = fc.oneof(
  { weight: 8, arbitrary: paragraph },
  {
    weight: 2,
    arbitrary: fc.array(paragraph, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('\n\n')),
  },
);

/** Counts of very different sizes: as many of three digits as of nine. */
const count = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 99 }))
  .map(([digits, lead]) => lead * 10 ** digits);

const figures = fc.record({
  downloads: fc.oneof(
    { weight: 9, arbitrary: count },
    { weight: 1, arbitrary: fc.constantFrom('500K+', '29.6M', '1,200,000', '10+') },
  ),
  ratings: fc
    .tuple(count, fc.tuple(...[1, 2, 3, 4, 5].map(() => fc.integer({ min: 0, max: 100 }))))
    .map(([scale, shares]) =>
      shares.map((share, index) => ({ name: `${index + 1} star`, count: share * scale })),
    ),
});

const CATEGORIES = [
  'Photo & Video',
  'Tools',
  'Games',
  'Books',
  'Weather',
  'Music',
  'Finance',
  'Health & Fitness',
  'Food & Drink',
  'Travel',
  'Education',
  'Productivity',
  'News',
  'Maps',
];

/** The day of the first app. */
const FIRST_DAY = Date.UTC(2019, 0, 1);

/** The days from the first app to the last update. */
const DAYS = 2850;

const optional = fc.record({
  categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { minLength: 1, maxLength: 3 }),
  /** How much of the time since an app was added has passed at its last update, in thousandths. */
  updated: fc.nat(1000),
});

function day(number: number): string {
  return new Date(FIRST_DAY + Math.floor(number) * 86_400_000).toISOString().slice(0, 10);
}

/**
 * A catalogue of invented apps with realistic lengths, scripts and counts, for benchmarks. All have categories and
 * dates; the later ones came later. The same seed yields the same catalogue.
 *
 * @param images Paths of the icons to use, in turn.
 * @returns `size` valid apps with ids from 1.
 */
export function sampleApps(size: number, seed: number, images: readonly string[]): App[] {
  if (size === 0) return [];
  const app = fc.noBias(
    fc.tuple(title, fc.integer({ min: 1, max: Math.ceil(size / 3) }), description, figures, optional),
  );
  return fc
    .sample(app, { numRuns: size, seed })
    .map(([name, developer, text, { downloads, ratings }, { categories, updated }], index) => {
      const added = (DAYS * index) / size;
      const total = ratings.reduce((sum, level) => sum + level.count, 0);
      const stars = ratings.reduce((sum, level, position) => sum + level.count * (position + 1), 0);
      return {
        id: index + 1,
        image: images[index % images.length] ?? '',
        // Titles repeat in a large catalogue, but not by one developer.
        title: `${name} ${index + 1}`,
        companyName: `Studio ${developer}`,
        description: text,
        downloads,
        ratingAvg: total === 0 ? 0 : Math.round((stars / total) * 10) / 10,
        reviews: Math.floor(total / 10),
        ratings,
        categories,
        added: day(added),
        updated: day(added + (updated / 1000) * (DAYS - added)),
      };
    });
}
