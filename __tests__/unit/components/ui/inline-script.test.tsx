import { render } from '@testing-library/react';
import { InlineScript, oneLine } from '@/components/ui/inline-script';
import { APPLY_THEME } from '@/lib/early/theme';

// End-to-end tests check that prerendered HTML runs the script. Jest compiles for the browser only.

test('is inert if React renders it in the browser', () => {
  const { container } = render(<InlineScript code="document.title = 'ran'" />);

  expect(container.querySelector('script')).toHaveAttribute('type', 'text/plain');
  expect(document.title).not.toBe('ran');
});

test('is one line without superfluous white space, and with the same strings, because every page contains it', () => {
  const strings = (code: string) => code.match(/'[^']*'/g);
  const code = oneLine(APPLY_THEME);

  expect(code).not.toMatch(/\n| {2}|[{};=,] | [{}=?:]/);
  expect(strings(code)).toContain("'not all'");
  expect(strings(code)).toEqual(strings(APPLY_THEME));
});
