import { compareLists } from '@/lib/installed/compare-lists';
import { fc } from '../../../fixtures/properties';

const catalogue = [
  { id: 1, title: 'Fir' },
  { id: 2, title: 'Oak' },
  { id: 3, title: 'Yew' },
];

test('divides a list into added, present and unlisted apps, in its order', () => {
  const entries = [{ id: 3 }, { id: 9 }, { id: 2 }, { id: 1 }, { id: 8 }];

  expect(compareLists(entries, [2, 8], catalogue)).toEqual({
    added: [
      { id: 3, title: 'Yew' },
      { id: 1, title: 'Fir' },
    ],
    present: [{ id: 2, title: 'Oak' }, { id: 8 }],
    unlisted: [{ id: 9 }],
  });
});

test('uses the title of the catalogue, and that of the entry for an app that it does not list', () => {
  const entries = [
    { id: 1, title: 'Old fir' },
    { id: 9, title: 'Elm' },
  ];

  const { added, unlisted } = compareLists(entries, [], catalogue);
  expect(added).toEqual([{ id: 1, title: 'Fir' }]);
  expect(unlisted).toEqual([{ id: 9, title: 'Elm' }]);
});

test('has the language of a title of the catalogue', () => {
  const { added } = compareLists([{ id: 4 }], [], [{ id: 4, title: 'もみ', language: 'ja' }]);
  expect(added).toEqual([{ id: 4, title: 'もみ', language: 'ja' }]);
});

test('has each entry once, in one of its lists', () => {
  const few = fc.uniqueArray(fc.nat(9));
  fc.assert(
    fc.property(few, few, (shared, installed) => {
      const entries = shared.map((id) => ({ id }));
      const { added, present, unlisted } = compareLists(entries, installed, catalogue);
      const all = [...added, ...present, ...unlisted].map(({ id }) => id);
      expect(all.toSorted()).toEqual(shared.toSorted());
    }),
  );
});
