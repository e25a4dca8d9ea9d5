import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InlineScript } from '@/components/ui/inline-script';

// End-to-end tests check that prerendered HTML runs the script. Jest compiles for the browser only.

test('is not escaped in prerendered HTML', () => {
  expect(renderToString(<InlineScript code="a < b && c('d')" />)).toContain(">a < b && c('d')</script>");
});

test('is inert if React renders it in the browser', () => {
  const { container } = render(<InlineScript code="document.title = 'ran'" />);

  expect(container.querySelector('script')).toHaveAttribute('type', 'text/plain');
  expect(document.title).not.toBe('ran');
});
