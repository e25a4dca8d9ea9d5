import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InstallButton } from '@/components/details/install-button';
import { parseAppList } from '@/lib/installed/app-list';
import { givenAppList } from '../../../fixtures/installed';
import { loadPrerendered } from '../../../fixtures/prerendered';
import { refuse } from '../../../fixtures/storage';

const button = () => screen.getByRole('button');
const load = (id = 3) => loadPrerendered(renderToString(<InstallButton id={id} />));

describe('before hydration', () => {
  test.each([
    '[17,3]',
    '["17","3"]',
    '["17","03"]',
    '[null,[3],{},"three",3]',
    '[17,33]',
    'oops',
    '{"0":3,"length":1}',
    'null',
    '[[3],["3"],[[3]]]',
    '["3.0"," 3","3 ","+3","3e0","0x3",""]',
    '[true,false,null,"",[]]',
  ])('the script reads %s as the store does', (list) => {
    window.localStorage.setItem('appList', list);
    for (const id of [0, 1, 3]) {
      load(id);
      const isInstalled = parseAppList(list).ids.includes(id);
      expect(button()).toHaveTextContent(isInstalled ? 'Installed' : 'Install Now');
      expect(button()).toHaveProperty('disabled', isInstalled);
      expect(button()).not.toHaveAttribute('data-unknown');
    }
  });

  test("shows 'Install Now' without a list, or if reading the storage throws", () => {
    load();
    expect(button()).toHaveTextContent('Install Now');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);

    load();

    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('data-unknown');
  });
});

describe('on hydration', () => {
  test.each([
    ['installed', [3], [3], 'Installed'],
    ['not installed', [17], [17], 'Install Now'],
    ['installed after the script ran', [], [3], 'Installed'],
    ['uninstalled after the script ran', [3], [], 'Install Now'],
  ])('shows the state of an app that is %s, without errors', (_, before, since, text) => {
    const complain = jest.spyOn(console, 'error');
    givenAppList(before);
    const page = load();
    givenAppList(since);

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent(text);
    expect(button()).toHaveProperty('disabled', text === 'Installed');
    expect(complain).not.toHaveBeenCalled();
  });

  test('shows the button if its script did not run', () => {
    const page = document.createElement('div');
    document.body.replaceChildren(page);
    page.innerHTML = renderToString(<InstallButton id={3} />);
    expect(button()).toHaveAttribute('data-unknown');

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).not.toHaveAttribute('data-unknown');
  });
});
