import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTable } from '@/components/editor/app-table';
import { ChangesBar } from '@/components/editor/changes-bar';
import { type Order, rowsOf } from '@/components/editor/table-view';
import { diagnose } from '@/lib/catalogue/diagnostic';
import { FIELDS } from '@/lib/catalogue/field-tree';
import type { Rule } from '@/lib/catalogue/rules';
import { buildApp, buildApps } from '../../../fixtures/apps';
import { InEditor, openDocument } from '../../../fixtures/editor';
import '../../../fixtures/dialog-element';
import '../../../fixtures/search-element';

function openTable(values: readonly object[]) {
  const store = openDocument(values);
  render(
    <InEditor store={store}>
      <AppTable
        view={{ search: '', order: 'file', isFiltered: false }}
        onView={() => {}}
        last={null}
        revealed={null}
      />
      <ChangesBar message="" isKept onStep={() => {}} onQuestion={() => {}} />
    </InEditor>,
  );
  return store;
}

test('a new app has the required fields, and was added on the day of the editor’s calendar', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z'), advanceTimers: true });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  const store = openTable([buildApp({ added: '2026-01-12' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Add an app' }));
  jest.useRealTimers();
  const required = FIELDS.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const { value } = store.getState().rows.at(-1)!;
  expect(Object.keys(value)).toEqual([...required, 'added']);
  expect(value.added).toBe('2026-11-21');
});

test.each([
  ['KIEL', 1],
  ['"neu"', 1],
  ['stift', 1],
  ['3', 1],
  ['de', 0],
  ['{', 0],
])(
  'the search for %s reads the texts of all languages, and not how the file writes them',
  (search, count) => {
    const value = { id: 3, title: { en: 'Quill', de: 'Kiel "Neu"' }, companyName: { de: 'Stift' } };
    const found = rowsOf([{ key: 'a', value }], { search, order: 'file', isFiltered: false }, new Map());
    expect(found).toHaveLength(count);
  },
);

test('an app without figures has no icons of them', () => {
  const { downloads, ratingAvg, ratings, ...app } = buildApp();
  openTable([app, buildApp({ id: 2, downloads: 7, ratingAvg: 4 })]);
  const [, without, withBoth] = screen.getAllByRole('row');
  const figures = (row?: HTMLElement) => [...(row?.querySelectorAll('td') ?? [])].slice(1, 3);
  for (const cell of figures(without)) expect(cell).toBeEmptyDOMElement();
  expect(figures(withBoth).map((cell) => cell.querySelectorAll('svg').length)).toEqual([1, 1]);
});

test('a text that is dropped on a row moves no app, also after a drag whose end the browser has not told', () => {
  const store = openTable(buildApps(3));
  const titles = () => store.getState().rows.map(({ value }) => value.title);
  const [handle] = screen.getAllByTitle('Drag to another position');
  const last = screen.getAllByRole('row').at(-1)!;
  const data = new Map<string, string>();
  const setData = data.set.bind(data);
  const ofApp = () => ({ types: [...data.keys()], setData, getData: (type: string) => data.get(type) });
  fireEvent.dragStart(handle!, { dataTransfer: ofApp() });
  const dataTransfer = { types: ['text/plain'], getData: () => 'A text' };
  expect(fireEvent.dragOver(last, { dataTransfer })).toBe(true);
  fireEvent.drop(last, { dataTransfer });
  expect(titles()).toEqual(['App 1', 'App 2', 'App 3']);
  expect(fireEvent.dragOver(last, { dataTransfer: ofApp() })).toBe(false);
  fireEvent.drop(last, { dataTransfer: ofApp() });
  expect(titles()).toEqual(['App 2', 'App 3', 'App 1']);
});

describe('with the filter of warnings', () => {
  const WARNING = 'description-length';
  const TITLES = ['Dunlin', 'Crake', 'Bittern', 'Avocet', 'Eider'];

  /** @param rules Of each app, the one that it breaks. */
  function openFiltered(order: Order, rules: readonly (Rule | null)[], lastIndex?: number) {
    const store = openDocument(TITLES.map((title) => ({ title })));
    const { rows } = store.getState();
    const diagnostics = new Map(
      rules.flatMap((rule, index) =>
        rule ? [[rows[index]!.key, [diagnose(rule, [], 'is wrong', 'Correct it.')]]] : [],
      ),
    );
    const last = lastIndex === undefined ? null : rows[lastIndex]!.key;
    render(
      <InEditor store={store} diagnostics={diagnostics}>
        <AppTable
          view={{ search: '', order, isFiltered: true }}
          onView={() => {}}
          last={last}
          revealed={null}
        />
      </InEditor>,
    );
  }

  test('apps with an error come first, each in the chosen order', () => {
    openFiltered('title', ['schema', WARNING, 'schema', WARNING]);
    const titles = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Bittern', 'Dunlin', 'Avocet', 'Crake']);
  });

  test('an app whose only warning is fixed leaves the focus to the next one', () => {
    // jsdom does not scroll.
    Element.prototype.scrollIntoView = () => {};
    openFiltered('file', [WARNING, null, null, WARNING, WARNING], 1);
    expect(screen.getByRole('button', { name: 'Avocet' })).toHaveFocus();
  });
});

test('a position that is typed before a click on Save is in the save', async () => {
  // jsdom does not know which element is pressed.
  jest.spyOn(document.body, 'matches').mockReturnValue(true);
  const store = openTable(buildApps(4));
  const position = screen.getByRole('textbox', { name: 'Position of App 2' });
  await userEvent.type(position, '4', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Save …' }));
  expect(store.getState().rows[3]!.value.title).toBe('App 2');
  expect(screen.getByRole('dialog')).toHaveTextContent(/App 2.*position/);
});
