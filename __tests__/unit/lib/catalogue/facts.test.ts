import { FACTS, type FactFields } from '@/lib/catalogue/facts';
import { formatPrice, isFree } from '@/lib/catalogue/price';
import { buildFullApp } from '../../../fixtures/apps';

const known = (app: FactFields) =>
  FACTS.flatMap(({ label, textOf }) => {
    const text = textOf(app);
    return text === undefined ? [] : [`${label}: ${text}`];
  });

test('an app has facts in words', () => {
  expect(known(buildFullApp())).toEqual([
    'Licence: AGPL-3.0-only OR MIT',
    'Price: €4.99',
    'Platforms: Android, Web',
    'Languages: English, Portuguese (Brazil)',
  ]);
  expect(known({})).toEqual([]);
});

test('each fact is made of its field alone', () => {
  const app = buildFullApp();
  const made = FACTS.map(({ field, textOf }) => textOf({ [field]: app[field] }));
  expect(made).toEqual(FACTS.map(({ textOf }) => textOf(app)));
});

test.each([
  [{ amount: 4.99, currency: 'EUR' }, '€4.99'],
  [{ amount: 1200, currency: 'JPY' }, '¥1,200'],
  [{ amount: 0, currency: 'EUR' }, 'Free'],
  [{ amount: 5, currency: 'XYZ' }, 'XYZ\u00a05.00'],
  ['Free', 'Free'],
  ['from 4 € a month', 'from 4 € a month'],
])('a price of %j is %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

test('the word for no price is also that of another language', async () => {
  jest.resetModules();
  jest.doMock('@/texts/facts', () => jest.requireActual('@/lib/texts/de/facts'));
  const german = await import('@/lib/catalogue/price');
  expect(german.isFree('kostenlos')).toBe(true);
  expect(german.isFree('Free')).toBe(true);
  expect(german.formatPrice('Free')).toBe('Kostenlos');
});

test.each([
  ['de', 'Kostenlose Version, Pro ab 5 €', false],
  ['de', 'Für Freelancer 5 €', true],
  ['ja', '5名まで無料', false],
  ['ja', '基本無料、500円から', false],
  ['ja', '月500円', true],
  ['ar', 'مجانيًا حتى 5 مستخدمين', false],
])('in %s, whether %j is paid: %j', async (language, price, paid) => {
  jest.resetModules();
  jest.doMock('@/texts/facts', () => jest.requireActual(`@/lib/texts/${language}/facts`));
  const { isPaid } = await import('@/lib/catalogue/price');
  expect(isPaid(price)).toBe(paid);
});

test('a price has the digits of the other numbers', async () => {
  jest.resetModules();
  const { intlFormats } = jest.requireActual('@/lib/text/intl-formats');
  jest.doMock('@/lib/text/intl-formats', () => ({ intlFormats: () => intlFormats('ar-u-nu-arab') }));
  jest.doMock('@/texts/facts', () => jest.requireActual('@/lib/texts/ar/facts'));
  const arabic = await import('@/lib/catalogue/price');
  expect(arabic.formatPrice({ amount: 4.99, currency: 'EUR' })).toContain('٤٫٩٩');
});

test.each([
  ['Free', true],
  [' free ', true],
  [{ amount: 0, currency: 'EUR' }, true],
  ['Free during the beta', false],
  [{ amount: 0.5, currency: 'EUR' }, false],
])('whether %j is free: %j', (price, free) => {
  expect(isFree(price)).toBe(free);
});

test.each([
  ['zh-Hans', 'Chinese (Simplified)'],
  ['sr-Latn', 'Serbian (Latin)'],
  ['ca-valencia', 'Catalan (Valencian)'],
  ['pt-br', 'Portuguese (Brazil)'],
  ['xx', 'xx'],
  ['de-1996-1996', 'de-1996-1996'],
])('the language %s is shown as %s', (tag, name) => {
  expect(known({ languages: [tag] })).toEqual([`Languages: ${name}`]);
});
