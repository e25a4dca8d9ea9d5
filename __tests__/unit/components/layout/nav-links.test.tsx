import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavLinks } from '@/components/layout/nav-links';
import '../../../fixtures/media';
import { router, routeTo } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

it.each([
  ['Home', '/'],
  ['Apps', '/apps'],
  ['Installation', '/apps/install'],
])('leads to %s at %s', (name, href) => {
  render(<NavLinks menuId="menu" />);

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

describe('marks as current', () => {
  it.each([
    ['/', 'Home'],
    ['/apps', 'Apps'],
    ['/apps/appdetails/17', 'Apps'],
    ['/apps/install', 'Installation'],
  ])('on %s the link %s alone', async (path, name) => {
    await routeTo(path);
    render(<NavLinks menuId="menu" />);

    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  });

  it('none on a page that was not found', async () => {
    await routeTo('/appsolutely-not');
    render(<NavLinks menuId="menu" />);

    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  it('another one once the path has changed', async () => {
    render(<NavLinks menuId="menu" />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');

    await routeTo('/apps');

    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Apps');
  });
});

describe('when a link is followed', () => {
  it('closes the menu that it stands in', async () => {
    const hidePopover = jest.fn();
    render(
      <nav id="menu" ref={(menu) => void (menu && Object.assign(menu, { hidePopover }))}>
        <NavLinks menuId="menu" />
      </nav>,
    );
    expect(hidePopover).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('link', { name: 'Apps' }));

    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('goes there in a browser that knows no popovers, too', async () => {
    // As jsdom is one.
    render(
      <nav id="menu">
        <NavLinks menuId="menu" />
      </nav>,
    );

    await userEvent.click(screen.getByRole('link', { name: 'Apps' }));

    expect(router.push).toHaveBeenCalledWith('/apps', { scroll: false });
  });
});
