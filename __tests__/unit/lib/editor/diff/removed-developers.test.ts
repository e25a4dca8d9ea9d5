import { diffCatalogues } from '@/lib/editor/diff/diff';
import { buildApp } from '../../../../fixtures/apps';

const app = (id: number, companyName: string) => buildApp({ id, title: `App ${id}`, companyName });

const base = [app(1, 'Quill & Co'), app(2, 'Quill & Co'), app(3, 'Quill & Co'), app(4, 'Nest')];

const removedOf = (...[before, after, former]: Parameters<typeof diffCatalogues>) =>
  diffCatalogues(before, after, former).removedDevelopers;

test('a renamed developer loses the page of the old name', () => {
  const head = [app(1, 'Wren'), app(2, 'Plover'), app(3, 'Plover'), app(4, 'Nest')];
  expect(removedOf(base, head)).toEqual([
    {
      name: 'Quill & Co',
      slug: 'quill-co',
      newNames: [
        { name: 'Plover', apps: 2 },
        { name: 'Wren', apps: 1 },
      ],
    },
  ]);
});

test('another spelling can have another URL', () => {
  expect(removedOf([app(1, 'Bird Song')], [app(1, 'BirdSong')])).toEqual([
    { name: 'Bird Song', slug: 'bird-song', newNames: [{ name: 'BirdSong', apps: 1 }] },
  ]);
  expect(removedOf([app(1, 'Bird Song')], [app(1, 'Bird-song.')])).toEqual([]);
});

test('a developer whose apps are removed, or whose ids are those of other apps, has no new name', () => {
  const newcomer = buildApp({ id: 4, title: 'New', companyName: 'Newcomer' });
  expect(removedOf(base, [...base.slice(0, 3), newcomer])).toEqual([
    { name: 'Nest', slug: 'nest', newNames: [] },
  ]);
  expect(removedOf(base, base.slice(3))).toEqual([{ name: 'Quill & Co', slug: 'quill-co', newNames: [] }]);
});

test('the page stays while a developer has an app, and if package.json has the former name', () => {
  expect(removedOf(base, [app(1, 'Wren'), ...base.slice(1)])).toEqual([]);
  const head = [...base.slice(0, 3), app(4, 'Wren')];
  expect(removedOf(base, head)).toHaveLength(1);
  expect(removedOf(base, head, { Nest: 'Wren' })).toEqual([]);
  expect(removedOf(base, head, { Nest: 'Gone' })).toHaveLength(1);
});
