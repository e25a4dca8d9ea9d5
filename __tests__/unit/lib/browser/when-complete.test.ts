import { waitFor } from '@testing-library/react';
import { whenGone, whenTitled } from '@/lib/browser/when-complete';
import { BUSY, LOADING } from '@/lib/dom';

/** Waits for the MutationObserver. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

function render(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

test('calls back immediately if nothing is busy', () => {
  const onComplete = jest.fn();
  whenGone(render('<p aria-busy="false">Apps</p>'), BUSY, onComplete);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test.each([
  ['is removed', (busy: Element) => busy.remove()],
  ['is no longer busy', (busy: Element) => busy.setAttribute('aria-busy', 'false')],
])('calls back once, when the last busy element %s', async (_, settle) => {
  const root = render('<p aria-busy="true"></p><section><p aria-busy="true"></p></section>');
  const onComplete = jest.fn();
  whenGone(root, BUSY, onComplete);
  const [first, last] = root.querySelectorAll('p');
  settle(first as Element);
  await soon();
  expect(onComplete).not.toHaveBeenCalled();
  settle(last as Element);
  await soon();
  root.append('more');
  await soon();
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('a page is loaded without its loading.tsx, and before its data', async () => {
  const root = render('<p aria-busy="true" data-loading=""></p><p aria-busy="true"></p>');
  const onLoaded = jest.fn();
  whenGone(root, LOADING, onLoaded);
  expect(onLoaded).not.toHaveBeenCalled();
  root.querySelector('p')?.remove();
  await soon();
  expect(onLoaded).toHaveBeenCalledTimes(1);
});

test('does not call back after it is cancelled', async () => {
  const root = render('<p aria-busy="true"></p>');
  const onComplete = jest.fn();
  whenGone(root, BUSY, onComplete)();
  root.innerHTML = '';
  await soon();
  expect(onComplete).not.toHaveBeenCalled();
});

describe('whenTitled', () => {
  afterEach(() => {
    document.title = '';
  });

  test('calls back immediately if the document has a title', () => {
    document.title = 'All Apps';
    const onTitled = jest.fn();
    whenTitled(onTitled);
    expect(onTitled).toHaveBeenCalledTimes(1);
  });

  test('calls back once, when the title is set', async () => {
    document.title = '';
    const onTitled = jest.fn();
    whenTitled(onTitled);
    expect(onTitled).not.toHaveBeenCalled();
    document.title = 'All Apps';
    await waitFor(() => expect(onTitled).toHaveBeenCalledTimes(1));
    document.title = 'Wagtail';
    await new Promise((resolve) => setTimeout(resolve));
    expect(onTitled).toHaveBeenCalledTimes(1);
  });

  test('does not call back after it is cancelled', async () => {
    document.title = '';
    const onTitled = jest.fn();
    whenTitled(onTitled)();
    document.title = 'All Apps';
    await new Promise((resolve) => setTimeout(resolve));
    expect(onTitled).not.toHaveBeenCalled();
  });
});
