import { render, screen } from '@testing-library/react';
import { AppLinks } from '@/components/details/app-links';
import { appLinks } from '@/lib/catalogue/app-links';
import { buildFullApp } from '../../../fixtures/apps';

test('names what each link is, and where it leads', () => {
  render(<AppLinks links={appLinks(buildFullApp())} />);

  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Website wagtail.example (opens in a new tab)',
    'Source code git.example (opens in a new tab)',
    'Support help@wagtail.example',
    'Documentation docs.wagtail.example (opens in a new tab)',
    'Demo demo.wagtail.example (opens in a new tab)',
    'Chat chat.example (opens in a new tab)',
    'Changelog wagtail.example (opens in a new tab)',
    'Privacy policy wagtail.example (opens in a new tab)',
  ]);
  expect(links[0]).toHaveAttribute('href', 'https://www.wagtail.example/');
});

test('opens sites in a new tab without opener, and an email program without one', () => {
  render(<AppLinks links={appLinks(buildFullApp())} />);

  expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^Support/ })).toHaveAttribute(
    'href',
    'mailto:help@wagtail.example',
  );
  expect(screen.getByRole('link', { name: /^Support/ })).not.toHaveAttribute('target');
});

test('renders nothing without links, and if the only one is in the header', () => {
  const { container, rerender } = render(<AppLinks links={[]} />);
  expect(container).toBeEmptyDOMElement();

  rerender(<AppLinks links={appLinks({ links: { get: 'https://store.example/wagtail' } })} />);
  expect(container).toBeEmptyDOMElement();
});
