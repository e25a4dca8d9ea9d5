import { downloadsValue, parseDownloads } from '@/lib/catalogue/downloads';
import { formatExact } from '@/lib/texts/en/format';
import { character, fc } from '../../../fixtures/properties';

describe('parseDownloads', () => {
  test.each([
    ['0', 0],
    ['1500', 1500],
    ['500K', 500_000],
    ['500K+', 500_000],
    ['500 K+', 500_000],
    ['500k', 500_000],
    ['100+', 100],
    ['29.6M', 29_600_000],
    ['2.5b', 2_500_000_000],
    ['1T', 1_000_000_000_000],
    ['1,200,000', 1_200_000],
    ['12,000+', 12_000],
    ['  7M\n', 7_000_000],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9,007T', 9_007_000_000_000_000],
  ])('parses %j', (text, value) => {
    expect(parseDownloads(text)).toBe(value);
  });

  test.each([
    '',
    ' ',
    'lots',
    'K',
    '+',
    '-5',
    '+5',
    '1.',
    '.5M',
    '1.2.3',
    // As German writes 312,741.
    '312.741',
    '1500.0+',
    '1,2,3',
    '12,34',
    '1,2345',
    '1234,567',
    ',100',
    '1,000,',
    '5X',
    '5MM',
    '5K+M',
    '5++',
    '1e6',
    '0x10',
    'NaN',
    'Infinity',
    'about 5M',
    '5M downloads',
    '٣',
  ])('rejects %j', (text) => {
    expect(parseDownloads(text)).toBeNull();
  });

  test.each(['9007199254740992', '9,007,199,254,740,993', '9008T', '10000T+', '99999999999999999999'])(
    'rejects %s, which is above 2^53 - 1',
    (text) => {
      expect(parseDownloads(text)).toBeNull();
    },
  );

  test('rejects any text with a character that is not part of the format', () => {
    const invalid = fc.string({ unit: character, minLength: 1, maxLength: 1 }).filter((character) => {
      return !/[\d.,KMBT+\s]/i.test(character);
    });
    fc.assert(
      fc.property(fc.nat(), invalid, fc.constantFrom('', 'K', 'M+'), (count, character, end) => {
        expect(parseDownloads(`${count}${character}${end}`)).toBeNull();
        expect(parseDownloads(`${character}${count}${end}`)).toBeNull();
        expect(parseDownloads(`${count}${end}${character}`)).toBeNull();
      }),
    );
  });

  test('parses every count that formatExact prints, and every plain count', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        expect(parseDownloads(String(count))).toBe(count);
        expect(parseDownloads(formatExact(count))).toBe(count);
      }),
    );
  });

  test.each([
    ['K', 100],
    ['M', 100_000],
    ['B', 100_000_000],
    ['T', 100_000_000_000],
  ])('parses all compact counts in %s with one decimal', (unit, valueOfTenth) => {
    fc.assert(
      fc.property(fc.nat(9999), (tenths) => {
        expect(parseDownloads(`${(tenths / 10).toFixed(1)}${unit}`)).toBe(tenths * valueOfTenth);
      }),
    );
  });
});

describe('downloadsValue', () => {
  test('returns a number unchanged', () => {
    expect(downloadsValue(1500)).toBe(1500);
  });

  test('returns the value of a text', () => {
    expect(downloadsValue('1.5K+')).toBe(1500);
  });

  test.each(['lots', '10000T'])(
    'returns 0 for the invalid count %j, so that sorting does not fail',
    (text) => {
      expect(downloadsValue(text)).toBe(0);
    },
  );
});
