import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InstallButton } from '@/components/details/install-button';
import { installedStore } from '@/lib/installed/store';
import { givenAppList } from '../../../fixtures/installed';
import { loadPrerendered } from '../../../fixtures/prerendered';

const button = () => screen.getByRole('button');

test("shows 'Install Now' in prerendered HTML", () => {
  givenAppList([3]);

  expect(renderToString(<InstallButton id={3} />)).toContain('>Install Now</button>');
});

test('is invisible in prerendered HTML until its script has read the list', () => {
  document.body.innerHTML = renderToString(<InstallButton id={3} />);
  expect(button()).toHaveAttribute('data-unknown');

  loadPrerendered(renderToString(<InstallButton id={3} />));

  expect(button()).not.toHaveAttribute('data-unknown');
});

describe('before hydration', () => {
  test.each([
    ['numbers', '[17,3]'],
    ['strings', '["17","3"]'],
    ['strings with leading zeros', '["17","03"]'],
    ['numbers with a fraction of 0', '[17,3.0]'],
    ['other values too', '[null,[3],{},"three",3]'],
  ])("shows 'Installed' if the list contains the app: %s", (_, list) => {
    window.localStorage.setItem('appList', list);

    loadPrerendered(renderToString(<InstallButton id={3} />));

    expect(button()).toHaveTextContent('Installed');
    expect(button()).toBeDisabled();
  });

  test.each([
    ['no value', null],
    ['other apps', '[17,33]'],
    ['invalid JSON', 'oops'],
    ['an object', '{"3":true}'],
    ['null', 'null'],
    ['a number', '3'],
    ['invalid members', '[null,{},"three"]'],
    ['nested lists of the id', '[[3],["3"],[[3]]]'],
    ['objects with the id', '[{"id":3},{"3":3}]'],
    ['strings that are not ids', '["3.0"," 3","3 ","+3","3e0","0x3",""]'],
  ])("shows 'Install Now' if the list does not contain the app: %s", (_, text) => {
    if (text !== null) window.localStorage.setItem('appList', text);

    loadPrerendered(renderToString(<InstallButton id={3} />));

    expect(button()).toHaveTextContent('Install Now');
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('data-unknown');
  });

  test.each([
    ['true', 1, '[true]'],
    ['false', 0, '[false]'],
    ['null', 0, '[null]'],
    ['an empty string', 0, '[""]'],
    ['an empty list', 0, '[[]]'],
  ])('does not convert %s to the id %i', (_, id, list) => {
    window.localStorage.setItem('appList', list);

    loadPrerendered(renderToString(<InstallButton id={id} />));

    expect(button()).toHaveTextContent('Install Now');
  });

  test('reads the list each time its script runs', () => {
    const html = renderToString(<InstallButton id={3} />);
    loadPrerendered(html);
    expect(button()).toHaveTextContent('Install Now');
    window.localStorage.setItem('appList', '[3]');

    loadPrerendered(html);

    expect(button()).toHaveTextContent('Installed');
    expect(button()).not.toHaveAttribute('data-unknown');
  });

  test("shows 'Install Now' if reading the storage throws", () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No storage here.', 'SecurityError');
    });

    loadPrerendered(renderToString(<InstallButton id={3} />));

    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('data-unknown');
  });
});

describe('on hydration', () => {
  test.each([
    ['Installed', [3]],
    ['Install Now', [17]],
  ])("still shows '%s', without hydration errors", (text, list) => {
    const complain = jest.spyOn(console, 'error');
    givenAppList(list);
    const page = loadPrerendered(renderToString(<InstallButton id={3} />));
    expect(button()).toHaveTextContent(text);

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent(text);
    expect(button()).not.toHaveAttribute('data-unknown');
    expect(complain).not.toHaveBeenCalled();
  });

  test.each([
    ['[3]'],
    ['["03"]'],
    ['[[3]]'],
    ['["3.0"]'],
    ['[{"id":3}]'],
    ['[null,3,3]'],
    ['["3"]'],
    ['{"0":3,"length":1}'],
    ['"3"'],
  ])('agrees with the script for %s', (list) => {
    window.localStorage.setItem('appList', list);
    installedStore.getState().refresh();
    const page = loadPrerendered(renderToString(<InstallButton id={3} />));
    const { textContent } = button();

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent(textContent);
  });

  test.each([
    ['installed', [], [3], 'Installed'],
    ['uninstalled', [3], [], 'Install Now'],
  ])('shows the state of an app that was %s after the script ran', (_, before, since, text) => {
    const complain = jest.spyOn(console, 'error');
    givenAppList(before);
    const page = loadPrerendered(renderToString(<InstallButton id={3} />));
    expect(button()).not.toHaveTextContent(text);
    givenAppList(since);

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent(text);
    expect(button()).toHaveProperty('disabled', text === 'Installed');
    expect(button()).not.toHaveAttribute('data-unknown');
    expect(complain).not.toHaveBeenCalled();
  });

  test('corrects a button that the script set differently', () => {
    const page = loadPrerendered(renderToString(<InstallButton id={3} />));
    Object.assign(button(), { textContent: 'Installed', disabled: true });

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent('Install Now');
    expect(button()).toBeEnabled();
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
