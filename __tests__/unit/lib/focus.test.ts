import { focusHeading } from '@/lib/focus';

afterEach(() => {
  document.body.innerHTML = '';
});

test('moves the focus from a link to the heading of the page', () => {
  document.body.innerHTML =
    '<header><h1 tabindex="-1">Logo</h1></header><a href="/">Home</a><main><h1 tabindex="-1">All Apps</h1></main>';
  document.querySelector('a')?.focus();
  expect(document.activeElement).toHaveTextContent('Home');

  focusHeading();
  expect(document.activeElement).toHaveTextContent('All Apps');
});

test('does not scroll to the heading', () => {
  document.body.innerHTML = '<main><h1 tabindex="-1">All Apps</h1></main>';
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  focusHeading();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('leaves the focus where it is on a page without a heading', () => {
  document.body.innerHTML = '<a href="/">Home</a><main></main>';
  document.querySelector('a')?.focus();
  focusHeading();
  expect(document.activeElement).toHaveTextContent('Home');
});
