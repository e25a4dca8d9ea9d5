import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InlineScript } from '@/components/ui/inline-script';

// That prerendered HTML runs it is for the tests in a real browser to show: jest compiles for the browser alone.

test('stands in prerendered HTML as it was written, without entities', () => {
  expect(renderToString(<InlineScript code="a < b && c('d')" />)).toContain(">a < b && c('d')</script>");
});

test('is inert where React renders it in the browser', () => {
  const { container } = render(<InlineScript code="document.title = 'ran'" />);

  expect(container.querySelector('script')).toHaveAttribute('type', 'text/plain');
  expect(document.title).not.toBe('ran');
});
