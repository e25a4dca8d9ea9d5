import { splitByLanguage } from '@/lib/catalogue/untranslated';

test('splits a sentence at the names in another language', () => {
  const names = [{ text: 'Spatz', language: 'de' }, { text: 'Wren' }, { text: 'Zaunkönig', language: 'de' }];
  expect(splitByLanguage('Spatz, Wren and Zaunkönig', names)).toEqual([
    { text: 'Spatz', language: 'de', start: 0 },
    { text: ', Wren and ', start: 5 },
    { text: 'Zaunkönig', language: 'de', start: 16 },
  ]);
  expect(splitByLanguage('Free', names)).toEqual([{ text: 'Free', start: 0 }]);
});
