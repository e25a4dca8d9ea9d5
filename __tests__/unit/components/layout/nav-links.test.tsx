import { render, screen } from '@testing-library/react';
import { NavLinks } from '@/components/layout/nav-links';
import '../../../fixtures/media';
import { setPath } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

test.each([
  ['Home', '/'],
  ['Apps', '/apps'],
  ['Installation', '/apps/install'],
])('links to %s at %s', (name, href) => {
  render(<NavLinks />);

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

describe('marks as current', () => {
  test.each([
    ['/', 'Home'],
    ['/apps', 'Apps'],
    ['/apps/appdetails/17', 'Apps'],
    ['/apps/compare', 'Apps'],
    ['/apps/install', 'Installation'],
  ])('on %s only the link %s', async (path, name) => {
    setPath(path);
    render(<NavLinks />);

    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  });

  test('no link on the not-found page', async () => {
    setPath('/appsolutely-not');
    render(<NavLinks />);

    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  test('another link when the path has changed', async () => {
    render(<NavLinks />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');

    setPath('/apps');

    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Apps');
  });
});
