import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { InlineScript } from '@/components/ui/inline-script';
import { startTheme, themeStore } from '@/lib/browser/theme';
import { SELECT_THEME } from '@/lib/early/theme';
import { loadPrerendered } from '../../../fixtures/prerendered';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const html = document.documentElement;
const select = () => screen.getByRole('combobox', { name: 'Theme' });

const header = (
  <>
    <header>
      <ThemeSwitch colors={{ light: '#ffffff', dark: '#000000' }} />
    </header>
    <InlineScript code={SELECT_THEME} />
  </>
);

/** Loads the prerendered header into a document to which the script of the head has applied the stored theme. */
function loadDark(): HTMLElement {
  window.localStorage.setItem('theme', 'dark');
  act(() => themeStore.setState({ theme: 'dark' }));
  return loadPrerendered(renderToString(header));
}

beforeAll(startTheme);

test('applies a theme that another tab stored after the script of the head ran', () => {
  const page = loadDark();
  window.localStorage.setItem('theme', 'light');

  render(header, { container: page, hydrate: true });

  expect(select()).toHaveDisplayValue('Light theme');
  expect(html).toHaveAttribute('data-theme', 'light');
});
