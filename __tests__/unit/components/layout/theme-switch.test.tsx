import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { InlineScript } from '@/components/ui/inline-script';
import { startTheme, type Theme, themeStore } from '@/lib/browser/theme';
import { SELECT_THEME } from '@/lib/early/theme';
import { loadPrerendered } from '../../../fixtures/prerendered';
import { refuse } from '../../../fixtures/storage';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const colors = { light: '#ffffff', dark: '#000000' };
const html = document.documentElement;
const select = () => screen.getByRole('combobox', { name: 'Theme' });
const media = (scheme: Theme) =>
  document.querySelector(`meta[content="${colors[scheme]}"]`)?.getAttribute('media');

/** Sets the state at the start of a page: what is stored, and what the script of the head has read from it. */
function givenTheme(theme: Theme | null): void {
  if (theme) window.localStorage.setItem('theme', theme);
  act(() => themeStore.setState({ theme }));
}

beforeAll(startTheme);
beforeEach(() => givenTheme(null));

test('offers the scheme of the system, light and dark', () => {
  render(<ThemeSwitch colors={colors} />);

  const options = within(select()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'System theme',
    'Light theme',
    'Dark theme',
  ]);
});

test.each([
  [null, 'System theme'],
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
] as const)('shows the theme %s as %s', (theme, label) => {
  givenTheme(theme);

  render(<ThemeSwitch colors={colors} />);

  expect(select()).toHaveDisplayValue(label);
});

test.each([
  [null, 'Light theme', 'light'],
  [null, 'Dark theme', 'dark'],
  ['light', 'Dark theme', 'dark'],
  ['dark', 'System theme', null],
] as const)('from %s, the choice %s applies and stores %s', async (before, label, theme) => {
  givenTheme(before);
  render(<ThemeSwitch colors={colors} />);

  await userEvent.selectOptions(select(), label);

  expect(select()).toHaveDisplayValue(label);
  expect(html.getAttribute('data-theme')).toBe(theme);
  expect(window.localStorage.getItem('theme')).toBe(theme);
});

test.each([
  [null, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ['light', 'all', 'not all'],
  ['dark', 'not all', 'all'],
] as const)('for the theme %s, the theme colours are for %s and %s', (theme, light, dark) => {
  render(<ThemeSwitch colors={colors} />);

  givenTheme(theme);

  expect([media('light'), media('dark')]).toEqual([light, dark]);
});

test('follows another tab', () => {
  render(<ThemeSwitch colors={colors} />);
  window.localStorage.setItem('theme', 'dark');
  expect(select()).toHaveDisplayValue('System theme');

  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));

  expect(select()).toHaveDisplayValue('Dark theme');
  expect(html).toHaveAttribute('data-theme', 'dark');
});

test('applies a choice that the browser does not store, without a message', async () => {
  const complain = jest.spyOn(console, 'error');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  render(<ThemeSwitch colors={colors} />);

  await userEvent.selectOptions(select(), 'Dark theme');

  expect(select()).toHaveDisplayValue('Dark theme');
  expect(html).toHaveAttribute('data-theme', 'dark');
  expect(complain).not.toHaveBeenCalled();
});

test('has the same prerendered HTML for every theme', () => {
  const prerendered = renderToString(<ThemeSwitch colors={colors} />);

  givenTheme('dark');

  expect(renderToString(<ThemeSwitch colors={colors} />)).toBe(prerendered);
});

describe('prerendered', () => {
  const header = (
    <>
      <header>
        <ThemeSwitch colors={colors} />
      </header>
      <InlineScript code={SELECT_THEME} />
    </>
  );

  /** Loads the prerendered header into a document whose head script has applied the theme. */
  const loadWith = (theme: Theme | null) => {
    givenTheme(theme);
    return loadPrerendered(renderToString(header));
  };

  test.each([
    [null, 'System theme'],
    ['light', 'Light theme'],
    ['dark', 'Dark theme'],
  ] as const)('shows the theme %s before and after hydration', (theme, label) => {
    const complain = jest.spyOn(console, 'error');
    const page = loadWith(theme);
    expect(select()).toHaveDisplayValue(label);

    render(header, { container: page, hydrate: true });

    expect(select()).toHaveDisplayValue(label);
    expect(html.getAttribute('data-theme')).toBe(theme);
    expect(complain).not.toHaveBeenCalled();
  });

  test.each([
    [null, 'Dark theme', 'dark'],
    ['dark', 'Light theme', 'light'],
    ['dark', 'System theme', null],
  ] as const)(
    'from %s, applies the choice %s that was made before hydration',
    async (before, label, theme) => {
      const page = loadWith(before);
      await userEvent.selectOptions(select(), label);
      expect(html.getAttribute('data-theme')).toBe(before);

      render(header, { container: page, hydrate: true });

      expect(select()).toHaveDisplayValue(label);
      expect(html.getAttribute('data-theme')).toBe(theme);
      expect(window.localStorage.getItem('theme')).toBe(theme);
    },
  );

  test('applies a theme that another tab stored after the script of the head ran', () => {
    const page = loadWith('light');
    window.localStorage.setItem('theme', 'dark');

    render(header, { container: page, hydrate: true });

    expect(select()).toHaveDisplayValue('Dark theme');
    expect(html).toHaveAttribute('data-theme', 'dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });
});
