import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { COMPOSING_MS, SearchBox } from '@/components/listing/search-box';
import '../../../fixtures/search-element';

test('calls onChange when an input method has composed the text, and shows it before', () => {
  const onChange = jest.fn();
  render(<SearchBox ref={createRef()} text="" onChange={onChange} onFocus={() => {}} />);
  const box = screen.getByRole('searchbox');

  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: 'ｋ' }, isComposing: true });
  fireEvent.input(box, { target: { value: 'か' }, isComposing: true });
  expect(box).toHaveValue('か');
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.compositionEnd(box);
  expect(onChange.mock.calls).toEqual([['か']]);
});

test('calls onChange when text that is composed rests, and not again when it is composed', () => {
  jest.useFakeTimers();
  const onChange = jest.fn();
  const searchBox = (text: string) => (
    <SearchBox ref={createRef()} text={text} onChange={onChange} onFocus={() => {}} />
  );
  const { rerender } = render(searchBox(''));
  const box = screen.getByRole('searchbox');

  fireEvent.compositionStart(box);
  for (const value of ['g', 'go']) {
    fireEvent.input(box, { target: { value }, isComposing: true });
    expect(onChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(value === 'g' ? COMPOSING_MS - 1 : COMPOSING_MS));
  }
  expect(onChange.mock.calls).toEqual([['go']]);
  rerender(searchBox('go'));
  fireEvent.compositionEnd(box);
  expect(box).toHaveValue('go');
  expect(onChange).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('Escape that closes an input method does not clear the text, not even by the browser’s default', () => {
  const onChange = jest.fn();
  render(<SearchBox ref={createRef()} text="か" onChange={onChange} onFocus={() => {}} />);
  const box = screen.getByRole('searchbox');

  // Chromium and Firefox, and Safari, which has ended the text by then.
  for (const fields of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(box, { key: 'Escape', ...fields })).toBe(false);
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
  expect(onChange.mock.calls).toEqual([['']]);
});

test.each([
  [true, 'puts the keyboard of a phone away'],
  [false, 'keeps the focus beside a keyboard'],
])('Enter with a coarse pointer %s: %s', async (matches) => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches }) as unknown as MediaQueryList;
  render(<SearchBox ref={createRef()} text="quill" onChange={jest.fn()} onFocus={() => {}} />);
  const box = screen.getByRole('searchbox');

  await userEvent.type(box, '{Enter}');

  expect(document.activeElement === box).toBe(!matches);
});

test.each([
  ['/', 'Slash', true],
  ['/', 'Digit7', true],
  ['ظ', 'Slash', true],
  ['-', 'Slash', false],
  ['é', 'Slash', false],
  ['ظ', 'KeyZ', false],
])('Control with the key that types %j at %s moves the focus to the box: %j', (key, code, isSearchKey) => {
  render(<SearchBox ref={createRef()} text="" onChange={jest.fn()} onFocus={() => {}} />);

  fireEvent.keyDown(document.body, { key, code, ctrlKey: true });

  expect(document.activeElement === screen.getByRole('searchbox')).toBe(isSearchKey);
});
