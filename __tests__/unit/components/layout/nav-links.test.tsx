import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NavLinks } from '@/components/layout/nav-links';

let path = '';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

test.each([
  ['/apps', 'Apps', 'page'],
  ['/apps/install', 'Installation', 'page'],
  // The last breadcrumb is the current page.
  ['/apps/appdetails/1', 'Apps', 'true'],
])('on %s, %s is the only current link, with the value %s', (current, name, value) => {
  path = current;
  document.body.innerHTML = renderToString(<NavLinks />);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [name, value],
  ]);
});
