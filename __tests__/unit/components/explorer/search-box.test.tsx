import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/explorer/search-box';
import '../../../fixtures/search-element';

test('is a search box called Search Apps', () => {
  const { container } = render(<SearchBox text="" onChange={jest.fn()} />);

  expect(screen.getByRole('searchbox', { name: 'Search Apps' })).toHaveAttribute(
    'placeholder',
    'Search Apps',
  );
  expect(container.querySelector('search')).toContainElement(screen.getByRole('searchbox'));
});

test('holds the text that it is given', () => {
  render(<SearchBox text="quill" onChange={jest.fn()} />);

  expect(screen.getByRole('searchbox')).toHaveValue('quill');
});

test('tells each change as it was typed, spaces and all', async () => {
  const onChange = jest.fn();
  render(<SearchBox text="quill" onChange={onChange} />);

  await userEvent.type(screen.getByRole('searchbox'), ' ');

  expect(onChange).toHaveBeenCalledWith('quill ');
});
