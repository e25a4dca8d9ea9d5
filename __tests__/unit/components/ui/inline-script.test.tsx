import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InlineScript, oneLine } from '@/components/ui/inline-script';
import { APPLY_THEME } from '@/lib/early/theme';

// End-to-end tests check that prerendered HTML runs the script. Jest compiles for the browser only.

test('is not escaped in prerendered HTML', () => {
  expect(renderToString(<InlineScript code="a < b && c('d')" />)).toContain(">a < b && c('d')</script>");
});

test('is inert if React renders it in the browser', () => {
  const { container } = render(<InlineScript code="document.title = 'ran'" />);

  expect(container.querySelector('script')).toHaveAttribute('type', 'text/plain');
  expect(document.title).not.toBe('ran');
});

test('is one line without superfluous white space, and with the same strings, because every page contains it', () => {
  const strings = (code: string) => code.match(/'[^']*'/g);

  const { innerHTML } = render(<InlineScript code={APPLY_THEME} />).container.firstElementChild as Element;

  expect(innerHTML).toBe(oneLine(APPLY_THEME));
  expect(innerHTML).not.toMatch(/\n| {2}|[{};=,] | [{}=?:]/);
  expect(strings(innerHTML)).toContain("'not all'");
  expect(strings(innerHTML)).toEqual(strings(APPLY_THEME));
});
