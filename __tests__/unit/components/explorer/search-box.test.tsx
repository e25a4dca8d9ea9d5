import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { SearchBox } from '@/components/explorer/search-box';
import '../../../fixtures/search-element';

test("is a search box with the name 'Search Apps'", () => {
  const { container } = render(
    <SearchBox ref={createRef()} text="" onChange={jest.fn()} onFocus={() => {}} />,
  );

  expect(screen.getByRole('searchbox', { name: 'Search Apps' })).toHaveAttribute(
    'placeholder',
    'Search Apps',
  );
  expect(container.querySelector('search')).toContainElement(screen.getByRole('searchbox'));
});

test('shows the given text', () => {
  render(<SearchBox ref={createRef()} text="quill" onChange={jest.fn()} onFocus={() => {}} />);

  expect(screen.getByRole('searchbox')).toHaveValue('quill');
});

test('calls onChange with the text as typed, including spaces', async () => {
  const onChange = jest.fn();
  render(<SearchBox ref={createRef()} text="quill" onChange={onChange} onFocus={() => {}} />);

  await userEvent.type(screen.getByRole('searchbox'), ' ');

  expect(onChange).toHaveBeenCalledWith('quill ');
});
