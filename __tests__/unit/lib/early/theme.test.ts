import { oneLine } from '@/components/ui/inline-script';
import { parseTheme } from '@/lib/browser/theme';
import { APPLY_THEME } from '@/lib/early/theme';
import { fc } from '../../../fixtures/properties';

test('the script of the head agrees with parseTheme for any stored text', () => {
  const html = document.documentElement;
  const apply = new Function(oneLine(APPLY_THEME));
  const text = fc.oneof(fc.constantFrom('light', 'dark', 'Light', 'dark ', 'system', ''), fc.string());
  fc.assert(
    fc.property(text, (stored) => {
      window.localStorage.setItem('theme', stored);
      html.removeAttribute('data-theme');
      apply();
      expect(html.getAttribute('data-theme')).toBe(parseTheme(stored));
    }),
  );
});
