import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InstallButton } from '@/components/details/install-button';
import { useInstalledStore } from '@/lib/installed/store';
import { givenAppList } from '../../../fixtures/installed';

/** Puts prerendered HTML on the page and runs the scripts in it, as the browser does before React is there. */
function loadPrerendered(html: string): HTMLElement {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = html;
  for (const { textContent } of page.querySelectorAll('script')) {
    const script = document.createElement('script');
    script.textContent = textContent;
    document.body.append(script);
    script.remove();
  }
  return page;
}

const button = () => screen.getByRole('button');

test('offers to install in the HTML, which knows no visitor', () => {
  givenAppList([3]);

  expect(renderToString(<InstallButton id={3} />)).toContain('>Install Now</button>');
});

test('is invisible in the HTML until its script has looked at the list', () => {
  document.body.innerHTML = renderToString(<InstallButton id={3} />);
  expect(button()).toHaveAttribute('data-unsettled');

  loadPrerendered(renderToString(<InstallButton id={3} />));

  expect(button()).not.toHaveAttribute('data-unsettled');
});

describe('before React is there', () => {
  test.each([
    ['numbers', '[17,3]'],
    ['strings', '["17","3"]'],
    ['strings with leading zeros', '["17","03"]'],
    ['numbers with a fraction of nothing', '[17,3.0]'],
    ['junk besides', '[null,[3],{},"three",3]'],
  ])('says Installed to a visitor whose list of %s holds the app', (_, list) => {
    window.localStorage.setItem('appList', list);

    loadPrerendered(renderToString(<InstallButton id={3} />));

    expect(button()).toHaveTextContent('Installed');
    expect(button()).toBeDisabled();
  });

  test.each([
    ['nothing', null],
    ['other apps', '[17,33]'],
    ['no JSON', 'oops'],
    ['no list', '{"3":true}'],
    ['null', 'null'],
    ['a number', '3'],
    ['junk members', '[null,{},"three"]'],
    ['lists of it', '[[3],["3"],[[3]]]'],
    ['objects of it', '[{"id":3},{"3":3}]'],
    ['texts that are no ids', '["3.0"," 3","3 ","+3","3e0","0x3",""]'],
  ])('offers to install where the browser holds %s', (_, text) => {
    if (text !== null) window.localStorage.setItem('appList', text);

    loadPrerendered(renderToString(<InstallButton id={3} />));

    expect(button()).toHaveTextContent('Install Now');
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('data-unsettled');
  });

  test.each([
    ['true', 1, '[true]'],
    ['false', 0, '[false]'],
    ['null', 0, '[null]'],
    ['an empty text', 0, '[""]'],
    ['an empty list', 0, '[[]]'],
  ])('does not take %s for the id %i', (_, id, list) => {
    window.localStorage.setItem('appList', list);

    loadPrerendered(renderToString(<InstallButton id={id} />));

    expect(button()).toHaveTextContent('Install Now');
  });

  test('looks at the list each time that its script runs in a document', () => {
    const html = renderToString(<InstallButton id={3} />);
    loadPrerendered(html);
    expect(button()).toHaveTextContent('Install Now');
    window.localStorage.setItem('appList', '[3]');

    loadPrerendered(html);

    expect(button()).toHaveTextContent('Installed');
    expect(button()).not.toHaveAttribute('data-unsettled');
  });

  test('offers to install where the browser lets nobody read its storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No storage here.', 'SecurityError');
    });

    loadPrerendered(renderToString(<InstallButton id={3} />));

    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('data-unsettled');
  });
});

describe('when React comes', () => {
  test.each([
    ['Installed', [3]],
    ['Install Now', [17]],
  ])('still says %s, and complains of no difference', (text, list) => {
    const complain = jest.spyOn(console, 'error');
    givenAppList(list);
    const page = loadPrerendered(renderToString(<InstallButton id={3} />));
    expect(button()).toHaveTextContent(text);

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent(text);
    expect(button()).not.toHaveAttribute('data-unsettled');
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
  ])('changes nothing of what the script made of %s', (list) => {
    window.localStorage.setItem('appList', list);
    void useInstalledStore.persist.rehydrate();
    const page = loadPrerendered(renderToString(<InstallButton id={3} />));
    const { textContent } = button();

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent(textContent);
  });

  test.each([
    ['installed', [], [3], 'Installed'],
    ['uninstalled', [3], [], 'Install Now'],
  ])('notices an app that was %s since the script ran', (_, before, since, text) => {
    const complain = jest.spyOn(console, 'error');
    givenAppList(before);
    const page = loadPrerendered(renderToString(<InstallButton id={3} />));
    expect(button()).not.toHaveTextContent(text);
    givenAppList(since);

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent(text);
    expect(button()).toHaveProperty('disabled', text === 'Installed');
    expect(button()).not.toHaveAttribute('data-unsettled');
    expect(complain).not.toHaveBeenCalled();
  });

  test('mends a button of which the script made something else', () => {
    const page = loadPrerendered(renderToString(<InstallButton id={3} />));
    Object.assign(button(), { textContent: 'Installed', disabled: true });

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).toHaveTextContent('Install Now');
    expect(button()).toBeEnabled();
  });

  test('shows the button even where its script did not run', () => {
    const page = document.createElement('div');
    document.body.replaceChildren(page);
    page.innerHTML = renderToString(<InstallButton id={3} />);
    expect(button()).toHaveAttribute('data-unsettled');

    render(<InstallButton id={3} />, { container: page, hydrate: true });

    expect(button()).not.toHaveAttribute('data-unsettled');
  });
});
