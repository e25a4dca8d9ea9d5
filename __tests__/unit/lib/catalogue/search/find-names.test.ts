import { findNames, prepareNames } from '@/lib/catalogue/search/find-names';

const apps = ['Fjordhus', 'Paper House', 'Fjordline', 'Fjordline', 'FJORDLINE', 'Élan'].map(
  (companyName, index) => ({
    companyName,
    categories: ['Pictures – Galleries and albums', ['C#', 'C++'][index % 2] ?? ''],
  }),
);
const developers = (text: string, limit = 3) =>
  findNames(apps, 'developer', text, limit).map(({ name, count }) => `${name} ${count}`);
const categories = (text: string) => findNames(apps, 'category', text, 3).map(({ name }) => name);

test('finds parts of names, those with the most apps first', () => {
  expect(developers('FJOR')).toEqual(['Fjordline 3', 'Fjordhus 1']);
  expect(developers(' r h ')).toEqual(['Paper House 1']);
  expect(developers('e\u0301lan')).toEqual(['Élan 1']);
  expect(developers('elan')).toEqual(['Élan 1']);
  expect(developers('fjör')).toEqual(['Fjordline 3', 'Fjordhus 1']);
});

test('finds those with a word that begins with the text before those that contain it elsewhere', () => {
  const apps = ['Fairwinds', 'Fairwinds', 'Raintank', 'Raintank', 'Aiven', 'Open AI', 'Open AI'];
  const found = findNames(
    apps.map((companyName) => ({ companyName })),
    'developer',
    'ai',
    3,
  );
  expect(found.map(({ name }) => name)).toEqual(['Open AI', 'Aiven', 'Fairwinds']);
});

test('finds words in the singular and in the plural', () => {
  expect(developers('paper houses')).toEqual(['Paper House 1']);
  for (const text of ['gallery', 'galleries', 'picture', 'albums'])
    expect(categories(text)).toEqual(['Pictures – Galleries and albums']);
});

test('finds words between signs', () => {
  const apps = [{ categories: ['Audio/Video (Editors)', 'Photo-Gallery'] }];
  const found = (text: string) => findNames(apps, 'category', text, 3).map(({ name }) => name);
  for (const text of ['videos', 'video editor', 'audios videos'])
    expect(found(text)).toEqual(['Audio/Video (Editors)']);
  expect(found('galleries')).toEqual(['Photo-Gallery']);
});

test('tells C# from C++', () => {
  expect(categories('c#')).toEqual(['C#']);
  expect(categories('C++')).toEqual(['C++']);
});

test('finds collections', () => {
  const apps = [{ collections: ['Start here', 'For the garden'] }, { collections: ['Start here'] }];
  expect(findNames(apps, 'collection', 'start', 3)).toEqual([
    { name: 'Start here', slug: 'start-here', count: 2 },
  ]);
  expect(findNames(apps, 'category', 'start', 3)).toEqual([]);
});

test('reads the names of a list when it is prepared', () => {
  const apps = [{ companyName: 'Quill' }];
  prepareNames(apps, 'developer');
  apps.pop();
  expect(findNames(apps, 'developer', 'quill', 1)).toHaveLength(1);
});

test('finds at most as many as the limit', () => {
  expect(developers('fjor', 1)).toEqual(['Fjordline 3']);
});

test.each(['', ' ', 'l', ' l ', '\u0301\u0308', '\u200b\u202e', '?!', 'nobody'])(
  'finds none for %j',
  (text) => {
    expect(developers(text)).toEqual([]);
  },
);
