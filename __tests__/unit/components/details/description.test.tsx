import { render, screen } from '@testing-library/react';
import { Description } from '@/components/details/description';

const paragraphs = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

test('is named by its heading', () => {
  render(<Description text="Sorts letters." />);

  expect(screen.getByRole('region', { name: 'Description' })).toHaveTextContent('Sorts letters.');
});

test('splits paragraphs at empty lines', () => {
  render(<Description text={'Sorts letters.\n\nAnd parcels.\n \n\nAnd stamps.'} />);

  expect(paragraphs()).toEqual(['Sorts letters.', 'And parcels.', 'And stamps.']);
});

test('keeps single line breaks inside a paragraph', () => {
  render(<Description text={'One\nTwo'} />);

  expect(paragraphs()).toEqual(['One\nTwo']);
});

test('shows markup as text', () => {
  const { container } = render(<Description text={'<b>Bold</b> & <img src=x onerror="alert(1)">'} />);

  expect(paragraphs()).toEqual(['<b>Bold</b> & <img src=x onerror="alert(1)">']);
  expect(container.querySelector('b, img')).not.toBeInTheDocument();
});
