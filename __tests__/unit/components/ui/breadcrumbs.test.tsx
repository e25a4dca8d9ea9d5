import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('links to all pages but the current one, which is marked', () => {
  render(
    <Breadcrumbs
      trail={[
        { name: 'Fjordline', path: '/' },
        { name: 'All Apps', path: '/apps' },
        { name: 'Wagtail', path: '/apps/appdetails/1' },
      ]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/apps']);
  expect(trail.getByText('Wagtail')).toHaveAttribute('aria-current', 'page');
  // A long one is cut.
  expect(trail.getByText('Wagtail')).toHaveAttribute('title', 'Wagtail');
  expect(trail.getAllByRole('listitem')).toHaveLength(3);
});
