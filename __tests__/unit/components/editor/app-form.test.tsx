import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'zustand';
import { AppForm } from '@/components/editor/app-form';
import type { RenderApp } from '@/components/editor/context';
import { pictureUrl } from '@/components/editor/picture';
import { AppImage } from '@/components/ui/app-image';
import { checkValue } from '@/lib/catalogue/check/all-rules';
import { APP_FIELDS } from '@/lib/catalogue/schema';
import type { DocumentStore, Row } from '@/lib/editor/document';
import { site } from '@/lib/site';
import { buildApp, buildFullApp } from '../../../fixtures/apps';
import { host, InEditor, openDocument } from '../../../fixtures/editor';
import { fc } from '../../../fixtures/properties';

// jsdom searches the whole document for each label of each control: most of the time of a long form.
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.contains(this),
      );
    },
  });

// And for each name that a query by role computes, it compares elements with all rules of its stylesheet.
const styleOf = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  if (element.hasAttribute('hidden')) return styleOf(element);
  const style = styles.get(element.tagName) ?? styleOf(element);
  styles.set(element.tagName, style);
  return style;
};

beforeEach(() => {
  jest.replaceProperty(site, 'languages', ['en'] as never);
});

const ownHost = {
  ...host,
  project: { preparePicture: () => Promise.reject(), readImage: () => Promise.reject() },
};
const say = jest.fn();
const renderApp = jest.fn<ReturnType<RenderApp>, Parameters<RenderApp>>();

const check = (rows: readonly Row[]) =>
  checkValue(
    rows.map(({ value }) => value),
    {},
  );

/** The form of an app whose check is immediate. */
function Form({ store, app }: { store: DocumentStore; app: string }) {
  const rows = useStore(store, (document) => document.rows);
  const all = check(rows);
  const diagnostics = new Map(
    rows.map(({ key }, index) => [
      key,
      all.filter(({ path }) => path[0] === index).map((found) => ({ ...found, path: found.path.slice(1) })),
    ]),
  );
  return (
    <InEditor host={ownHost} store={store} renderApp={renderApp} diagnostics={diagnostics} say={say}>
      <AppForm appKey={app} />
    </InEditor>
  );
}

function openForm(app: object, others: readonly object[] = []) {
  renderApp.mockReset().mockReturnValue(null);
  const store = openDocument([app, ...others]);
  const { rerender } = render(<Form store={store} app={store.getState().rows[0]!.key} />);
  return {
    store,
    value: () => store.getState().rows[0]!.value,
    openOther: (key: string) => rerender(<Form key={key} store={store} app={key} />),
  };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const messages = (element: Pick<typeof screen, 'queryAllByRole'> = screen) =>
  element
    .queryAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Error|Warning):/.test(text));

test('says that the build changes the icon, where it is that of a file', () => {
  const note = () => screen.queryByText(/^The icon is shown as it is in its file\. The build adds a margin/);
  openForm(buildApp({ image: 'https://cdn.example/wagtail.png' }));
  expect(note()).not.toBeInTheDocument();
  cleanup();
  openForm(buildApp({ image: '/pictures/wagtail.svg' }));
  expect(note()).toBeVisible();
});

describe('the focus', () => {
  const screenshots = (count: number) => Array(count).fill({ image: '/a.svg', alt: 'A list' });

  test('after an entry is removed is on the entry that follows, otherwise on the button that adds one', async () => {
    openForm(buildApp({ screenshots: screenshots(2) }));
    await userEvent.click(button('Remove screenshot 1'));
    expect(button('Remove screenshot 1')).toHaveFocus();
    await userEvent.click(button('Remove screenshot 1'));
    expect(button('Add a screenshot')).toHaveFocus();
  });

  test('after an entry is added is on its first control, also if it is the last that is allowed', async () => {
    openForm(buildApp({ categories: ['Tools'], screenshots: screenshots(7) }));
    await userEvent.click(button('Add a category'));
    expect(screen.getByRole('combobox', { name: 'Category 2' })).toHaveFocus();
    await userEvent.click(button('Add a screenshot'));
    expect(screen.getByLabelText('Choose a picture for screenshot 8')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Add a screenshot' })).not.toBeInTheDocument();
  });

  test('stays at the average of the star levels when it is used', async () => {
    const { value } = openForm(buildApp());
    await userEvent.click(button('Use 4.7'));
    expect(value().ratingAvg).toBe(4.7);
    expect(screen.getByText(/The star levels give an average of 4\.71/)).toHaveFocus();
    expect(say).toHaveBeenCalledWith('The average rating is 4.7.');
  });
});

test('texts are marked with the language of the site, because the editor is English', () => {
  jest.replaceProperty(site, 'languages', ['ja'] as never);
  openForm(buildApp());
  expect(field('Title')).toHaveAttribute('lang', 'ja');
  expect(field('Description optional')).toHaveAttribute('lang', 'ja');
  expect(field('Id')).not.toHaveAttribute('lang');
});

test('an entry of a list is moved up, which an undo reverts, and its button keeps the focus', async () => {
  const { value, store } = openForm(
    buildFullApp({ screenshots: ['/a.svg', '/b.svg', '/c.svg'].map((image) => ({ image, alt: image })) }),
  );
  const images = () => (value().screenshots as { image: string }[]).map(({ image }) => image);
  expect(screen.queryByRole('button', { name: 'Move up screenshot 1' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move up category/ })).not.toBeInTheDocument();
  await userEvent.click(button('Move up screenshot 3'));
  expect(images()).toEqual(['/a.svg', '/c.svg', '/b.svg']);
  expect(button('Move up screenshot 2')).toHaveFocus();
  expect(say).toHaveBeenLastCalledWith('Screenshot 3 is at position 2 of 3.');
  await userEvent.click(button('Move up screenshot 2'));
  expect(images()).toEqual(['/c.svg', '/a.svg', '/b.svg']);
  expect(group('Screenshot 1').getByRole('textbox', { name: 'Picture' })).toHaveFocus();
  act(() => store.getState().undo());
  expect(images()).toEqual(['/a.svg', '/c.svg', '/b.svg']);
});

test('a new earlier version has its required fields only, and is the first, because the newest is', async () => {
  const { value } = openForm({ ...buildApp(), versions: [{ version: '1.0' }] });
  await userEvent.click(button('Add an earlier version'));
  expect(group('Earlier version 1').getByRole('textbox', { name: 'Version' })).toHaveFocus();
  expect(value().versions).toEqual([{ version: '' }, { version: '1.0' }]);
});

describe('a long list', () => {
  const versions = Array.from({ length: 22 }, (_, index) => ({ version: `1.${30 - index}` }));
  const entries = () => group('Earlier versions optional').getAllByRole('group');

  test('is short at first', async () => {
    openForm({ ...buildApp(), versions });
    expect(entries()).toHaveLength(20);
    await userEvent.click(button('Show all 22'));
    expect(entries()).toHaveLength(22);
    expect(group('Earlier version 21').getByRole('textbox', { name: 'Version' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  test('loses nothing to the second click of a double click, which another button gets', () => {
    openForm({ ...buildApp(), versions });
    fireEvent.click(button('Show all 22'), { detail: 1 });
    fireEvent.click(button('Remove earlier version 21'), { detail: 2 });
    expect(entries()).toHaveLength(22);
  });

  test('is shown as a whole if another entry has an error, also after it is corrected', async () => {
    openForm({ ...buildApp(), versions: [...versions, { version: '' }] });
    const last = screen.getByRole('group', { name: 'Earlier version 23' });
    expect(messages(within(last))).toHaveLength(1);
    await userEvent.type(within(last).getByRole('textbox', { name: 'Version' }), '1');
    expect(messages(within(last))).toEqual([]);
    expect(entries()).toHaveLength(23);
  });

  test('shows an entry that is added at its end', async () => {
    const keywords = Array.from({ length: 21 }, (_, index) => `word ${index}`);
    openForm({ ...buildApp(), keywords });
    await userEvent.click(button('Add a keyword'));
    expect(screen.getByRole('textbox', { name: 'Keyword 22' })).toHaveFocus();
  });
});

test('what is typed is never asked to be without quotation marks', async () => {
  openForm(buildApp());
  const reviews = field('Reviews optional');
  await userEvent.clear(reviews);
  await userEvent.type(reviews, '4.5');
  expect(messages()).toContainEqual(
    expect.stringMatching(/^Error: is not a number\. Use a whole number.+1204\.$/),
  );
});

describe('of a site with several languages', () => {
  beforeEach(() => {
    jest.replaceProperty(site, 'languages', ['en', 'de'] as never);
  });

  const title = { fr: 'Plume', en: 'Quill', de: 'Kiel' };

  test('a text has a field for each language, and keeps those that the site lacks', async () => {
    const { value } = openForm({ ...buildApp(), title });
    expect(screen.getByRole('heading', { name: 'Quill' })).toBeVisible();
    expect(field('Title')).toHaveValue('Quill');
    expect(field('Title (de) optional')).toHaveValue('Kiel');
    expect(field('Title (de) optional')).toHaveAttribute('lang', 'de');
    await userEvent.type(field('Title (de) optional'), 's');
    await userEvent.type(field('Title'), '2');
    expect(value().title).toEqual({ fr: 'Plume', en: 'Quill2', de: 'Kiels' });
    expect(renderApp.mock.lastCall?.[0].title).toBe('Quill2');
  });

  test('entries of lists and of groups have one, too', async () => {
    const { value } = openForm({ ...buildFullApp(), categories: ['Tools', { en: 'Music', de: 'Musik' }] });
    const category = screen.getByRole('combobox', { name: 'Category 2 (de) optional' });
    expect(category).toHaveValue('Musik');
    // The legend of the list labels the first one.
    expect(screen.getByText('Category 2').parentElement).toHaveClass('sr-only');
    expect(screen.getByText('Category 2 (de)').parentElement).not.toHaveClass('sr-only');
    await userEvent.type(category, '!');
    await userEvent.type(
      group('Screenshot 1').getByRole('textbox', { name: /^Alternative text \(de\)/ }),
      'X',
    );
    expect(value().categories).toEqual(['Tools', { en: 'Music', de: 'Musik!' }]);
    expect(value().screenshots).toMatchObject([{ alt: { en: 'A list of letters', de: 'X' } }, {}]);
  });

  test('an entry of a list whose only text is cleared stays until it is removed', async () => {
    const { value } = openForm({ ...buildApp(), categories: [{ de: 'Auf See' }, 'Web'] });
    const category = screen.getByRole('combobox', { name: 'Category 1 (de) optional' });
    await userEvent.clear(category);
    expect(value().categories).toEqual(['', 'Web']);
    await userEvent.type(category, 'Am Meer');
    expect(value().categories).toEqual([{ de: 'Am Meer' }, 'Web']);
  });

  test('a diagnostic is at the field of its language', () => {
    openForm({ ...buildApp(), title: { en: 'Quill', de: '\u200b' } });
    expect(field('Title (de) optional')).toHaveAccessibleDescription(/has no visible character/);
    expect(field('Title')).not.toHaveAccessibleDescription(/has no visible character/);
  });
});

test('a film has its own fields, beside screenshots', async () => {
  const { value } = openForm(buildApp());
  await userEvent.click(button('Add a film'));
  await userEvent.click(button('Add a screenshot'));
  const film = group('Film 1');
  await userEvent.type(film.getByRole('textbox', { name: 'Film' }), '/v');
  await userEvent.type(film.getByRole('textbox', { name: 'Poster' }), '/p');
  await userEvent.type(film.getByRole('textbox', { name: 'Alternative text optional' }), 'A');
  expect(screen.getByLabelText('Choose a picture for film 1')).toBeInTheDocument();
  expect(group('Screenshot 2').getByRole('textbox', { name: 'Picture' })).toBeVisible();
  expect(value().screenshots).toEqual([{ video: '/v', poster: '/p', alt: 'A' }, { image: '' }]);
});

test('a member of an optional group is required once another one is filled in', async () => {
  const { value } = openForm(buildApp());
  const reason = () => group('Status optional').getByRole('textbox', { name: /^Reason/ });
  expect(reason()).not.toBeRequired();
  await userEvent.type(screen.getByLabelText('Replaced by optional'), '2');
  expect(reason()).toBeRequired();
  expect(reason()).toHaveAccessibleName('Reason');
  await userEvent.type(reason(), 'X');
  await userEvent.clear(screen.getByLabelText('Replaced by optional'));
  expect(value().status).toEqual({ deprecated: 'X' });
  await userEvent.clear(reason());
  expect(value()).not.toHaveProperty('status');
});

test('the app is shown with the pictures of the same moment, also after an undo', () => {
  const { store } = openForm(buildApp({ image: '/pictures/saved.svg' }));
  const { key } = store.getState().rows[0]!;
  const picture = { path: '/pictures/new.svg', base64: 'PHN2Zy8+', facts: { bytes: 6 } };
  act(() => store.getState().setPicture(key, ['image'], picture));
  act(() => store.getState().undo());
  const urls = renderApp.mock.calls.map(([app, document]) => pictureUrl(document, app.image ?? ''));
  expect(new Set(urls)).toEqual(new Set(['/pictures/saved.svg', 'data:image/svg+xml;base64,PHN2Zy8+']));
  expect(urls.at(-1)).toBe('/pictures/saved.svg');
});

test('the app is shown with its icon when the path of one that is missing is corrected', () => {
  const { store } = openForm(buildApp({ image: '/pictures/missing.svg' }));
  renderApp.mockImplementation((app) => <AppImage src={app.image} title="" size={48} sizes="48px" />);
  const shown = () => document.querySelector('[inert] img')?.getAttribute('src');
  const setImage = (path: string) =>
    act(() => store.getState().setField(store.getState().rows[0]!.key, ['image'], path));
  setImage('/pictures/wrong.svg');
  fireEvent.error(document.querySelector('[inert] img')!);
  expect(shown()).toBeUndefined();
  setImage('/pictures/wagtail.svg');
  expect(shown()).toBe('/pictures/wagtail.svg');
});

describe('errors and warnings', () => {
  const WRONG = [undefined, null, '', -1, 'x', [], ['', ''], {}, { x: 1 }, [{ x: 1, y: 2 }, 3, { z: '' }]];
  const wrongFields = fc.array(
    fc.tuple(fc.constantFrom(...APP_FIELDS, 'titel', '__proto__'), fc.constantFrom(...WRONG)),
    { maxLength: 40, size: 'max' },
  );

  test('are each shown once', () => {
    const logged = jest.spyOn(console, 'error');
    fc.assert(
      fc.property(wrongFields, (fields) => {
        cleanup();
        const app = { ...buildFullApp(), ...Object.fromEntries(fields) };
        const { store } = openForm(JSON.parse(JSON.stringify(app)));
        const shown = messages();
        for (const { message, remedy } of check(store.getState().rows)) {
          const index = shown.findIndex((text) => text.endsWith(` ${message}. ${remedy}`));
          expect(shown.splice(index, 1)).toEqual([expect.stringContaining(message)]);
        }
        expect(shown).toEqual([]);
      }),
      // Few, because each renders a form, of which most fields are wrong. Not more in `npm run test:properties`.
      { numRuns: 8 },
    );
    expect(logged).not.toHaveBeenCalled();
  });
});

test('of the names of many developers, a key renders some with the typed text', async () => {
  const others = Array.from({ length: 80 }, (_, index) => ({ companyName: `Nest ${index}` }));
  openForm(buildApp({ companyName: 'Wren' }), others);
  const developer = screen.getByRole('combobox', { name: 'Developer optional' });
  const suggestions = () =>
    [...(document.getElementById(developer.getAttribute('list') ?? '')?.children ?? [])].map(
      (option) => (option as HTMLOptionElement).value,
    );
  expect(suggestions()).toEqual(['Wren']);
  await userEvent.clear(developer);
  expect(suggestions()).toHaveLength(50);
  await userEvent.type(developer, 'nest 7');
  expect(suggestions()).toEqual(['Nest 7', ...Array.from({ length: 10 }, (_, index) => `Nest 7${index}`)]);
});

test('for the id of another app, the ids of apps are suggested, also by a title', async () => {
  const { value } = openForm(buildApp(), [
    { id: 'tern', title: 'Arctic' },
    { id: 8, title: 'Owl' },
  ]);
  await userEvent.click(group('Requires optional').getByRole('button', { name: 'Add an app' }));
  const input = screen.getByRole('combobox', { name: 'App 1' });
  await userEvent.type(input, 'ow');
  const options = document.getElementById(input.getAttribute('list') ?? '')?.children ?? [];
  expect([...options].map((option) => (option as HTMLOptionElement).value)).toEqual(['8']);
  await userEvent.clear(input);
  expect(value().requires).toEqual(['']);
  await userEvent.type(input, '8');
  expect(value().requires).toEqual([8]);
});

test('unknown fields are shown with their value, and can be removed', async () => {
  const app = buildFullApp();
  const { value, store } = openForm({ ...app, titel: 'Quill', links: { ...app.links, shop: 1 } });
  expect(screen.getByText('"Quill"')).toBeVisible();
  await userEvent.click(button('Remove the field titel'));
  await userEvent.click(button('Remove the field shop'));
  expect(field('Get optional')).toHaveFocus();
  expect(value()).toEqual(app);
  expect(say).toHaveBeenCalledWith('The field shop is removed. Undo brings it back.');
  act(() => store.getState().undo());
  expect(value().links).toHaveProperty('shop', 1);
});

test.each([
  { version: null, added: {}, links: 'x', categories: [], status: [1] },
  { version: '', links: null },
])('optional values that their controls cannot show are shown and can be removed: %j', async (odd) => {
  const { value } = openForm({ ...buildApp(), ...odd });
  for (const [name, shown] of Object.entries(odd)) {
    expect(screen.getByText(JSON.stringify(shown))).toBeVisible();
    await userEvent.click(button(`Remove the field ${name}`));
    expect(value()).not.toHaveProperty(name);
  }
  expect(screen.queryByRole('button', { name: /^Remove the field/ })).toBeNull();
});

test('line ends stay as they are in a text that is not typed in', async () => {
  const { value } = openForm(buildApp({ title: 'Snow\nBunting', description: 'One.\r\n\r\nTwo.' }));
  expect(field('Title')).toHaveValue('Snow Bunting');
  await userEvent.type(field('Description optional'), '!{Enter}');
  expect(value()).toMatchObject({ title: 'Snow\nBunting', description: 'One.\n\nTwo.!\n' });
  expect(field('Description optional')).toHaveValue('One.\n\nTwo.!\n');
});

describe('a price', () => {
  test('is typed as an amount, or in words', async () => {
    const { value } = openForm(buildApp());
    await userEvent.type(field('Price optional'), '4.90 EUR');
    expect(value().price).toEqual({ amount: 4.9, currency: 'EUR' });
    expect(field('Price optional')).toHaveValue('4.90 EUR');

    await userEvent.clear(field('Price optional'));
    expect(value()).not.toHaveProperty('price');
    await userEvent.type(field('Price optional'), 'from 4 €');
    expect(value().price).toBe('from 4 €');
  });
});
