import { findDevelopers } from '@/lib/catalogue/find-developers';

const apps = ['Fjordline', 'Paper House', 'Fjordhus', 'Fjordline', 'FJORDLINE', 'Élan'].map(
  (companyName) => ({
    companyName,
  }),
);
const names = (text: string, limit = 3) =>
  findDevelopers(apps, text, limit).map(({ name, count }) => `${name} ${count}`);

test('finds parts of names, those with the most apps first', () => {
  expect(names('FJOR')).toEqual(['Fjordline 3', 'Fjordhus 1']);
  expect(names(' r h ')).toEqual(['Paper House 1']);
  expect(names('e\u0301lan')).toEqual(['Élan 1']);
  expect(names('elan')).toEqual(['Élan 1']);
  expect(names('fjör')).toEqual(['Fjordline 3', 'Fjordhus 1']);
});

test('finds at most as many as the limit', () => {
  expect(names('fjor', 1)).toEqual(['Fjordline 3']);
});

test.each(['', ' ', 'l', ' l ', '\u0301\u0308', '\u200b\u202e', 'nobody'])('finds none for %j', (text) => {
  expect(names(text)).toEqual([]);
});
