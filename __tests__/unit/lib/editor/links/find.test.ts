import { findLinks } from '@/lib/editor/links/find';
import { buildApp } from '../../../../fixtures/apps';

const find = (...apps: object[]) => findLinks(`\uFEFF${JSON.stringify(apps, null, 1)}`);

test('finds links and pictures of other sites, in the order of the file', () => {
  const links = { source: 'https://code.example/q', get: 'https://quill.example/get#top' };
  const screenshots = [
    { image: '/pictures/q-1.png', alt: 'A page' },
    { image: 'https://cdn.example/q-2.png', alt: 'A page' },
    { video: '/films/q.webm', poster: 'https://cdn.example/q-3.png', alt: 'A pen' },
  ];
  const app = {
    screenshots,
    ...buildApp({ id: 7, title: 'Quill', image: 'http://cdn.example/q.svg' }),
    links,
  };
  expect(find(buildApp(), app).map(({ url, path, isPicture }) => [path.join('.'), url, isPicture])).toEqual([
    ['1.screenshots.1.image', 'https://cdn.example/q-2.png', true],
    ['1.screenshots.2.poster', 'https://cdn.example/q-3.png', true],
    ['1.image', 'http://cdn.example/q.svg', true],
    ['1.links.source', 'https://code.example/q', false],
    ['1.links.get', 'https://quill.example/get', false],
  ]);
});

test('finds the links in texts that are Markdown, in all languages', () => {
  const app = buildApp({
    description: 'See [the docs](https://q.example/docs), <mail@q.example> and [this](notes.md).',
  });
  const changes = { en: '- https://q.example/1\n- more', fr: 'Voir **[ici](https://q.example/2)**.' };
  const versions = [{ version: '1', changes: 'As in https://q.example/3.' }];
  expect(find({ ...app, changes, versions }).map(({ url, path }) => [path.join('.'), url])).toEqual([
    ['0.description', 'https://q.example/docs'],
    ['0.changes.en', 'https://q.example/1'],
    ['0.changes.fr', 'https://q.example/2'],
    ['0.versions.0.changes', 'https://q.example/3'],
  ]);
});

test('tells the app, line and column of a link', () => {
  const [link] = find({ links: { get: 'https://q.example/' }, ...buildApp({ id: 7, title: 'Quill' }) });
  expect(link).toEqual({
    url: 'https://q.example/',
    isPicture: false,
    path: [0, 'links', 'get'],
    app: '7 "Quill"',
    line: 4,
    column: 11,
  });
});

test('ignores email addresses, and pictures of this site', () => {
  expect(
    find(buildApp({ image: '/a/../pictures/q.svg', links: { support: 'mailto:help@q.example' } })),
  ).toEqual([]);
});
