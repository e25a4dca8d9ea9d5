import { oneLine } from '@/components/ui/inline-script';
import { parseTheme } from '@/lib/browser/theme';
import { APPLY_THEME } from '@/lib/early/theme';
import { fc } from '../../../fixtures/properties';
import { refuse } from '../../../fixtures/storage';

// jsdom does not implement the property.
Object.defineProperty(HTMLMetaElement.prototype, 'media', {
  get(this: HTMLMetaElement) {
    return this.getAttribute('media') ?? '';
  },
  set(this: HTMLMetaElement, media: string) {
    this.setAttribute('media', media);
  },
});

const html = document.documentElement;

/** Loads a page with this stored theme, and runs the script of its head. */
function load(stored: string | null): void {
  window.localStorage.clear();
  if (stored !== null) window.localStorage.setItem('theme', stored);
  html.removeAttribute('data-theme');
  document.head.innerHTML = `
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">`;
  const script = document.createElement('script');
  script.textContent = oneLine(APPLY_THEME);
  document.head.append(script);
}

/** The media query of each theme colour, by its content. */
const media = () =>
  Object.fromEntries(
    [...document.querySelectorAll('meta')].map((meta) => [meta.content, meta.getAttribute('media')]),
  );

test.each([
  ['light', { '#ffffff': 'all', '#000000': 'not all' }],
  ['dark', { '#ffffff': 'not all', '#000000': 'all' }],
])('applies the stored theme %s, and its theme colour', (theme, expected) => {
  load(theme);

  expect(html).toHaveAttribute('data-theme', theme);
  expect(media()).toEqual(expected);
});

test('changes nothing without a stored theme', () => {
  load(null);

  expect(html).not.toHaveAttribute('data-theme');
  expect(media()).toEqual({
    '#ffffff': '(prefers-color-scheme: light)',
    '#000000': '(prefers-color-scheme: dark)',
  });
});

test('does not throw if the storage is denied', () => {
  const complain = jest.spyOn(console, 'error');
  jest
    .spyOn(window, 'localStorage', 'get')
    .mockReturnValueOnce(window.localStorage)
    .mockImplementation(refuse);

  load(null);

  expect(html).not.toHaveAttribute('data-theme');
  expect(complain).not.toHaveBeenCalled();
});

test('agrees with parseTheme for any stored text', () => {
  const text = fc.oneof(fc.constantFrom('light', 'dark', 'Light', 'dark ', 'system', ''), fc.string());
  fc.assert(
    fc.property(text, (stored) => {
      load(stored);
      expect(html.getAttribute('data-theme')).toBe(parseTheme(stored));
    }),
  );
});
